import { useText } from "~/i18n/i18n.tsx";
import { withQuestion } from "~/services/question-link.ts";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { ShownResult } from "../search.queries.server.ts";
import { NAME, PassageEntry } from "./passage-entry.tsx";

function ScreenEntry({ id }: { id: ScreenId }) {
  const t = useText("search");
  const shell = useText("shell");
  const descriptions = useText("screen-descriptions");
  const { path, ...sheet } = screen(id);
  return (
    <article className="grid justify-items-start gap-2 py-5">
      <Badge variant="outline">{t("kinds.screen")}</Badge>
      <h3>
        <a href={path} className={NAME}>
          <bdi className="tabular-nums">{sheetNumber(sheet)}</bdi>
          {shell(`screens.${id}.title`)}
        </a>
      </h3>
      <p className="max-w-prose text-muted">{descriptions(id)}</p>
    </article>
  );
}

function Entries({ results }: { results: readonly ShownResult[] }) {
  return (
    <ol className="border-t-2 border-ink">
      {results.map((result) => (
        <li key={result.kind === "screen" ? result.id : result.passage.slug} className="border-b border-line">
          {result.kind === "screen" ? (
            <ScreenEntry id={result.id} />
          ) : (
            <PassageEntry passage={result.passage} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface OwnResultsProps {
  q: string;
  results: readonly ShownResult[];
  respelled?: string;
  partial?: true;
  nearest: readonly ScreenId[];
}

/** What the platform itself holds: entries and screens in one list. */
export function OwnResults({ q, results, respelled, partial, nearest }: OwnResultsProps) {
  const t = useText("search");
  const count = results.length;
  return (
    <section aria-labelledby="own" className="grid min-w-0 gap-4">
      <h2 id="own" className="text-xl font-bold">
        {t("own.title")}
      </h2>
      <p role="status" className="font-medium wrap-anywhere">
        {respelled && `${t("own.respelled", { q })} `}
        {count > 0
          ? t(partial ? "own.part" : "own.found", { count, q: respelled ?? q })
          : t("own.none", { q })}
      </p>
      {count > 0 ? (
        <>
          <Entries results={results} />
          {partial && (
            <a
              href={withQuestion(`${screen("hub").path}?tab=chat`, q)}
              className={buttonClass({ variant: "outline", className: "sm:justify-self-start" })}
            >
              {t("lost.ask")}
            </a>
          )}
          <p className="max-w-prose text-sm text-muted">{t("own.ranking")}</p>
        </>
      ) : (
        <EmptyState
          title={t("lost.title")}
          action={
            <div className="flex flex-wrap gap-3">
              <a href={withQuestion(`${screen("hub").path}?tab=chat`, q)} className={buttonClass()}>
                {t("lost.ask")}
              </a>
              <a href={screen("services").path} className={buttonClass({ variant: "outline" })}>
                {t("lost.all")}
              </a>
            </div>
          }
        >
          <p>{t("lost.text")}</p>
        </EmptyState>
      )}
      {nearest.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-bold">{t("nearest")}</h3>
          <Entries results={nearest.map((id) => ({ kind: "screen", id }))} />
        </section>
      )}
    </section>
  );
}
