import { API, type Checker } from 'typescript/unstable/sync';
import type { Node, SourceFile } from 'typescript/unstable/ast';

/** A project's sources as the compiler reads them. */
export interface SourceProject {
  readonly checker: Checker;
  /** The sources whose names are wanted. */
  readonly files: (isWanted: (file: string) => boolean) => readonly SourceFile[];
  readonly close: () => void;
}

/** Opens a project, `tsconfig.json`. Throws where it is none. Reading one takes seconds: open it once. */
export function openSourceProject(config: string): SourceProject {
  const api = new API();
  const [project] = api.updateSnapshot({ openProject: config }).getProjects();
  if (!project) {
    api.close();
    throw new Error(`${config} is no project`);
  }
  const { program, checker } = project;
  return {
    checker,
    files: (isWanted) =>
      program
        .getSourceFileNames()
        .filter(isWanted)
        .map((file) => program.getSourceFile(file) as SourceFile),
    close: () => api.close(),
  };
}

/** What is in a source, and where. */
export interface FoundInSource {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export function describeNode(node: Node): FoundInSource {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart()).split('\n').length;
  return { file: file.fileName, line, text: node.getText() };
}
