import { useText } from "~/i18n/i18n.tsx";
import type { Block } from "../legal.logic.ts";
import type { Clause } from "../legal.queries.server.ts";
import { CookieTable } from "./cookie-table.tsx";

/** The id of a clause's place on the page. */
export function placeOf(clauseId: string): string {
  return `clause-${clauseId}`;
}

/** A clause's number as a keynote of a drawing. */
export function Keynote({ number }: { number: number }) {
  return (
    <bdi className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-ink text-sm font-bold tabular-nums">
      {number}
    </bdi>
  );
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-muted">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The binding text with its plain summary beside it, above it on a phone. */
export function ClauseSection({ clause, number }: { clause: Clause; number: number }) {
  const t = useText("legal");
  const place = placeOf(clause.id);
  return (
    <section
      id={place}
      aria-labelledby={`${place}-heading`}
      className="grid gap-x-8 gap-y-4 border-t border-line py-8 first:border-t-2 first:border-ink first:pt-6 md:grid-cols-[minmax(0,1fr)_15rem] print:grid-cols-[minmax(0,1fr)_12rem] print:gap-y-1 print:py-3"
    >
      <h2
        id={`${place}-heading`}
        className="flex items-center gap-3 text-xl font-bold break-after-avoid md:col-span-2 print:col-span-2 print:text-base"
      >
        <Keynote number={number} />
        {clause.heading}
      </h2>
      <div className="self-start border-s-4 border-blueprint ps-4 break-inside-avoid md:col-start-2 md:row-start-2 print:col-start-2 print:row-start-2">
        <p className="text-sm text-muted">{t("short")}</p>
        <p className="font-medium">{clause.summary}</p>
      </div>
      <div className="grid max-w-prose content-start gap-4 md:col-start-1 md:row-start-2 print:col-start-1 print:row-start-2 print:max-w-none print:gap-2">
        {clause.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a clause never change places
          <BlockOf key={index} block={block} />
        ))}
      </div>
      {clause.cookies && (
        <div className="md:col-span-2 print:col-span-2">
          <CookieTable cookies={clause.cookies} />
        </div>
      )}
    </section>
  );
}
