import { termPath } from "~/engines/knowledge/knowledge.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { LinkedText } from "~/ui/linked-text.tsx";
import type { LinkedPassage } from "../linked-passages.server.ts";
import type { PassageResult } from "../search.logic.ts";

/** A name that leads to what it names. */
export const NAME =
  "inline-flex min-h-12 items-center gap-3 font-bold text-blueprint underline underline-offset-4 hover:no-underline";

/** Where an entry stands on the page: an address that can be kept and passed on. */
const placeOf = (slug: string) => `entry-${slug}`;

/**
 * An entry of the knowledge base, with what it cites; the local authority decides, and the entry says so. A word of the
 * trade has a page of its own; any other entry stands here whole and nowhere else, so its name leads to this place.
 */
export function PassageEntry({ passage }: { passage: LinkedPassage<PassageResult["passage"]> }) {
  const t = useText("search");
  const format = useFormat();
  const { slug, kind, section, edition, source, confidence, reviewedAt, language, title, pieces } = passage;
  const cited = [section, edition, source].filter(Boolean);
  return (
    <article
      id={placeOf(slug)}
      className="grid scroll-mt-24 justify-items-start gap-2 py-5 target:border-s-4 target:border-accent target:ps-4"
    >
      <Badge variant="secondary">{t(`kinds.${kind}`)}</Badge>
      <div lang={language} dir="auto" className="grid max-w-prose gap-1 justify-self-stretch">
        <h3>
          <a
            href={kind === "term" ? termPath(slug.replace(/^term-/, "")) : `#${placeOf(slug)}`}
            className={NAME}
          >
            {title}
          </a>
        </h3>
        <p className="whitespace-pre-line">
          <LinkedText pieces={pieces} />
        </p>
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
