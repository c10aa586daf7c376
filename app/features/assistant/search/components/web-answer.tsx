import { useFormat, useText } from "~/i18n/i18n.tsx";
import { ForeignText } from "~/ui/foreign-text.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { Citation } from "~workers/shared/search-contract.ts";
import { budgetText, newsOf, piecesOf } from "../search.logic.ts";
import type { ShownAnswer, ShownText } from "../shown-answer.ts";
import { useWebAnswer } from "./use-web-answer.ts";

const LINK = "font-medium text-blueprint underline underline-offset-4 hover:no-underline";

/** A stranger's words; a number in brackets leads to its source below. */
function Prose({ text, citations }: Pick<ShownText, "text" | "citations">) {
  const t = useText("search");
  const numbers = new Set(citations.map(({ number }) => number));
  const cited = (plain: string) =>
    piecesOf(plain, numbers).map((piece, n) =>
      typeof piece === "string" ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
        <a key={n} href={`#source-${piece.number}`} className={LINK}>
          {`[${piece.number}]`}
        </a>
      ),
    );
  return <ForeignText text={text} renderText={cited} newTab={t("newTab")} />;
}

function Sources({ citations }: { citations: readonly Citation[] }) {
  const t = useText("search");
  if (citations.length === 0) return <p className="text-sm text-muted">{t("web.noSources")}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t("web.sources")}</h3>
      <ol className="grid list-decimal ps-8">
        {citations.map(({ number, title, url }) => (
          <li key={number} id={`source-${number}`} value={number} className="scroll-mt-24 wrap-anywhere">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`inline-flex min-h-12 flex-wrap items-center gap-x-2 ${LINK}`}
            >
              <bdi>{title}</bdi>
              <Icon name="external-link" className="size-4" />
              <span className="sr-only">({t("newTab")})</span>
            </a>{" "}
            <bdi className="text-sm text-muted">{new URL(url).host}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AnsweredText({ answer }: { answer: ShownText }) {
  const t = useText("search");
  const date = useFormat().date(answer.answeredAt);
  return (
    <>
      {answer.stale && <Notice tone="warn" title={t("web.stale", { date })} />}
      {answer.partial && (
        <Notice tone="warn" title={t("web.partial")}>
          <p>{t("web.partialText")}</p>
        </Notice>
      )}
      <Prose text={answer.text} citations={answer.citations} />
      <p className="text-sm text-muted">{t("web.note", { date })}</p>
      <Sources citations={answer.citations} />
    </>
  );
}

const CAUSES = ["key", "network", "service"] as const;
const ALTERNATIVES = [
  { id: "codes", href: "https://codes.iccsafe.org/" },
  { id: "safety", href: "https://www.osha.gov/" },
  { id: "department", href: undefined },
] as const;

/** In place of an answer that could not be had: why that may be, and where else to look. */
function Fallback() {
  const t = useText("search");
  return (
    <Notice tone="danger" title={t("failed.title")}>
      <p>{t("failed.causes")}</p>
      <ul className="list-disc ps-6">
        {CAUSES.map((id) => (
          <li key={id}>{t(`failed.cause.${id}`)}</li>
        ))}
      </ul>
      <p className="mt-2">{t("failed.instead")}</p>
      <ul className="list-disc ps-6">
        {ALTERNATIVES.map(({ id, href }) => (
          <li key={id}>
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={`inline-flex min-h-12 items-center ${LINK}`}
              >
                {t(`failed.place.${id}`)}
              </a>
            ) : (
              t(`failed.place.${id}`)
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Ended({ answer }: { answer: ShownAnswer }) {
  const t = useText("search");
  if (answer.ok && !answer.canned) return <AnsweredText answer={answer} />;
  if (answer.ok)
    return (
      <Notice tone="warn" title={t("canned.title")}>
        <p>{t("canned.text")}</p>
      </Notice>
    );
  const budget = budgetText(answer);
  if (!budget) return <Fallback />;
  return (
    <Notice tone="warn" title={t("budget.title")}>
      <p>{t(budget)}</p>
    </Notice>
  );
}

interface WebAnswerProps {
  q: string;
  web: ShownAnswer | "pending";
}

/** What the web says, as it is written where scripts run; in the page itself where they do not. */
export function WebAnswer({ q, web }: WebAnswerProps) {
  const t = useText("search");
  const { answer, text } = useWebAnswer(q, web);
  return (
    <section aria-labelledby="web" aria-busy={!answer} className="grid min-w-0 gap-4">
      <h2 id="web" className="text-xl font-bold">
        {t("web.title")}
      </h2>
      {answer ? <Ended answer={answer} /> : <Prose text={text} citations={[]} />}
      {/* Stands ready while it is empty: screen readers only speak what enters a region they know. */}
      <p role="status" className={answer ? "sr-only" : "text-muted"}>
        {web === "pending" && t(answer ? newsOf(answer) : "web.pending")}
      </p>
    </section>
  );
}
