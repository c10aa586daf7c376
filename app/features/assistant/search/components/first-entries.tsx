import { useText } from "~/i18n/i18n.tsx";
import type { readEntries } from "../search.queries.server.ts";
import { PassageEntry } from "./passage-entry.tsx";

/** The first entries about a search, as they stand on the search page. */
export default function FirstEntries({
  q,
  passages,
  respelled,
  partial,
}: Awaited<ReturnType<typeof readEntries>>) {
  const t = useText("search");
  const count = passages.length;
  return (
    <div className="grid gap-2">
      {(count === 0 || respelled || partial) && (
        <p className="font-medium wrap-anywhere">
          {respelled && `${t("own.respelled", { q })} `}
          {count === 0 ? t("own.none", { q }) : partial && t("own.part", { count, q: respelled ?? q })}
        </p>
      )}
      {count === 0 && <p className="max-w-prose text-muted">{t("lost.text")}</p>}
      {passages.map((passage) => (
        <div key={passage.slug} className="border-b border-line last:border-b-0">
          <PassageEntry passage={passage} />
        </div>
      ))}
    </div>
  );
}
