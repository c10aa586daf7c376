import { type Content, LinesTable } from "~/engines/lines/lines.ts";

interface SheetLinesProps {
  content: Content;
  view: "cost" | "price";
  title: string;
}

/** The lines of a sheet to print. */
export default function SheetLines({ content, view, title }: SheetLinesProps) {
  return <LinesTable content={content} view={view} caption={<bdi>{title}</bdi>} />;
}
