import { Table as AmplifyTable, TableBody, TableCell, TableHead, TableRow } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import './table.css';

export interface TableColumn {
  readonly title: string;
  /** Holds amounts: aligned to the end of the column. */
  readonly isFigure?: boolean;
}

export interface TableProps {
  /** The table's caption; left out where a heading names the table. */
  readonly caption?: string;
  readonly columns: readonly TableColumn[];
  /** Each with as many cells as there are columns. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly className?: string;
}

/** A table of dates, words and figures. */
export function Table({ caption, columns, rows, className = '' }: TableProps) {
  const cellClass = (index: number) => (columns[index]?.isFigure === true ? { className: 'ledger-figure' } : {});
  return (
    <AmplifyTable className={`ledger ${className}`} {...(caption !== undefined && { caption })}>
      <TableHead>
        <TableRow>
          {columns.map(({ title }, index) => (
            <TableCell key={title} as="th" scope="col" {...cellClass(index)}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, index) => (
              <TableCell key={columns[index]?.title} {...cellClass(index)}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </AmplifyTable>
  );
}
