import type { ReactNode } from "react";

export interface Column {
  key: string;
  heading: string;
  /** Numbers stand at the end of their column, so that digits of one place are below each other. */
  numeric?: boolean;
  /** The class of its width, for several dense tables whose columns align. */
  width?: string;
  /** Left out where a dense row has only its two lines. */
  wideOnly?: boolean;
}

interface DataTableProps {
  caption: ReactNode;
  /** The first column names the row. */
  columns: readonly [Column, ...Column[]];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>>; edge?: string }[];
  /** For long lists: low rows, and on narrow screens two lines each, the name and below it the figures side by side. */
  dense?: boolean;
  /** The caption is for screen readers only, because a heading above has the same text. */
  captionHidden?: boolean;
}

/** The layout of a row on narrow screens. Classes are written in full, so that Tailwind finds them. */
const BLOCKS = {
  table: "max-sm:block",
  head: "max-sm:sr-only",
  heading: "px-3 py-2",
  body: "max-sm:block max-sm:border-t-2 max-sm:border-ink",
  row: "max-sm:grid max-sm:gap-1 max-sm:py-4",
  name: "sm:py-3 sm:pe-3",
  cell: "max-sm:flex max-sm:justify-between max-sm:gap-4 sm:px-3 sm:py-3",
  numeric: "sm:text-end tabular-nums",
};
const TWO_LINES = {
  table: "max-lg:block lg:table-fixed",
  head: "max-lg:sr-only",
  heading: "px-2 py-1 text-sm",
  body: "max-lg:block max-lg:border-t-2 max-lg:border-ink",
  row: "max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:py-2 max-lg:ps-2",
  name: "max-lg:basis-full lg:pe-3",
  cell: "text-sm lg:px-2 lg:py-1",
  numeric: "lg:text-end tabular-nums",
};

/** A table for comparison. Under 640 px every row is a block, with each figure next to its heading. */
export function DataTable({ caption, columns, rows, dense = false, captionHidden = false }: DataTableProps) {
  const [first, ...others] = columns;
  const classes = dense ? TWO_LINES : BLOCKS;
  const align = ({ numeric }: Column) => (numeric ? classes.numeric : "text-start");
  return (
    <table className={`w-full border-collapse ${classes.table}`}>
      <caption className={captionHidden ? "sr-only" : "pb-2 text-start text-sm text-muted max-sm:block"}>
        {caption}
      </caption>
      <thead className={`border-b-2 border-ink ${classes.head}`}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={`font-medium first:ps-0 ${classes.heading} ${column.width ?? ""} ${align(column)}`}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map(({ id, cells, edge = "" }) => (
          <tr key={id} className={`border-b border-line ${classes.row} ${edge}`}>
            <th scope="row" className={`text-start font-bold ${classes.name}`}>
              {cells[first.key]}
            </th>
            {others.map((column) => (
              <td
                key={column.key}
                className={`${classes.cell} ${align(column)} ${column.wideOnly ? "max-lg:hidden" : ""}`}
              >
                {!dense && (
                  <span aria-hidden="true" className="text-muted sm:hidden">
                    {column.heading}
                  </span>
                )}
                <span>{cells[column.key]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
