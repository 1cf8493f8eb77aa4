/** Splits a description into bullets, one a line; leading bullet marks and empty lines are dropped (chapter 3). */
export function bulletsOf(description: string): string[] {
  return description
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[•·▪●◦*–—-]\s+/, '').trim())
    .filter((line) => line !== '');
}

/** Splits a project's technologies into tags, by comma (chapter 3). */
export function tagsOf(technologies: string): string[] {
  return technologies
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
