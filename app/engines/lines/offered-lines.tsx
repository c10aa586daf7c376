import type { ReactNode } from "react";
import { useFormat } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Typed } from "~/ui/typed.tsx";

interface OfferedLinesProps {
  sections: readonly {
    id: string;
    title: string;
    lines: readonly { id: string; text: string; qty: string; unit: string; cents: number }[];
  }[];
  /** What a table is called whose section has no title. */
  caption: ReactNode;
  headings: Readonly<Record<"text" | "qty" | "amount", string>>;
}

/** Lines as whoever is offered them sees them: what it is, how much of it and what it comes to, and no cost. */
export function OfferedLines({ sections, caption, headings }: OfferedLinesProps) {
  const { money, quantity } = useFormat();
  return sections.map(({ id, title, lines }) => (
    <DataTable
      key={id}
      caption={title ? <bdi className="text-lg font-bold text-ink">{title}</bdi> : caption}
      columns={[
        { key: "text", heading: headings.text },
        { key: "qty", heading: headings.qty, numeric: true },
        { key: "amount", heading: headings.amount, numeric: true },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          text: <Typed text={line.text} />,
          qty: (
            <bdi translate="no">
              {quantity(line.qty)} {line.unit}
            </bdi>
          ),
          amount: <bdi>{money(line.cents)}</bdi>,
        },
      }))}
    />
  ));
}
