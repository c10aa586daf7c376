import type { ReactNode } from "react";

export interface Column {
  key: string;
  heading: string;
  /** Numbers stand at the end of their column, so that digits of one place are below each other. */
  numeric?: boolean;
}

interface DataTableProps {
  caption: ReactNode;
  /** The first column names the row. */
  columns: readonly [Column, ...Column[]];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/** A table to compare in. Under 640 px every row is a block, and each figure stands beside its heading. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  const align = ({ numeric }: Column) => (numeric ? "sm:text-end tabular-nums" : "text-start");
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="pb-2 text-start text-sm text-muted max-sm:block">{caption}</caption>
      <thead className="border-b-2 border-ink max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={`px-3 py-2 font-medium first:ps-0 ${align(column)}`}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t-2 max-sm:border-ink">
        {rows.map(({ id, cells }) => (
          <tr key={id} className="border-b border-line max-sm:grid max-sm:gap-1 max-sm:py-4">
            <th scope="row" className="text-start font-bold sm:py-3 sm:pe-3">
              {cells[first.key]}
            </th>
            {others.map((column) => (
              <td
                key={column.key}
                className={`max-sm:flex max-sm:justify-between max-sm:gap-4 sm:px-3 sm:py-3 ${align(column)}`}
              >
                <span aria-hidden="true" className="text-muted sm:hidden">
                  {column.heading}
                </span>
                <span>{cells[column.key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
