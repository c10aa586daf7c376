import { useFormat, useText } from "~/i18n/i18n.tsx";
import { withQuestion } from "~/services/question-link.ts";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import type { PassageResult, Result } from "../search.logic.ts";

/** A name that leads to what it names. */
const NAME =
  "inline-flex min-h-12 items-center gap-3 font-bold text-blueprint underline underline-offset-4 hover:no-underline";

/** Where an entry stands on the page: an address that can be kept and passed on. */
const placeOf = (slug: string) => `entry-${slug}`;

/**
 * An entry of the knowledge base, with what it cites; the local authority decides, and the entry says so. It stands
 * here whole and nowhere else, so its name leads to this place.
 */
function PassageEntry({ passage }: Pick<PassageResult, "passage">) {
  const t = useText("search");
  const format = useFormat();
  const { slug, kind, section, edition, source, confidence, reviewedAt, language, title, body } = passage;
  const cited = [section, edition, source].filter(Boolean);
  return (
    <article
      id={placeOf(slug)}
      className="grid scroll-mt-24 justify-items-start gap-2 py-5 target:border-s-4 target:border-accent target:ps-4"
    >
      <Badge variant="secondary">{t(`kinds.${kind}`)}</Badge>
      <div lang={language} dir="auto" className="grid max-w-prose gap-1 justify-self-stretch">
        <h3>
          <a href={`#${placeOf(slug)}`} className={NAME}>
            {title}
          </a>
        </h3>
        <p className="whitespace-pre-line">{body}</p>
      </div>
      <p className="text-sm text-muted" translate="no">
        <cite dir="ltr" className="not-italic">
          {cited.map((part, n) => (
            <span key={part}>
              {n > 0 && " · "}
              <bdi>{part}</bdi>
            </span>
          ))}
        </cite>
      </p>
      <p className="text-sm text-muted">
        {t("reviewed", { date: format.date(reviewedAt) })}
        {confidence === "doubtful" && ` · ${t("doubtful")}`}
        {kind !== "term" && ` · ${t("verify")}`}
      </p>
    </article>
  );
}

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

function Entries({ results }: { results: readonly Result[] }) {
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
  results: readonly Result[];
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
