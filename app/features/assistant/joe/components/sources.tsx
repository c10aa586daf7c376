import { useText } from "~/i18n/i18n.tsx";
import type { Language } from "~/i18n/languages.ts";
import type { ShownCitation } from "../answer-details.ts";

/** Provisions have a page of their own; their slugs begin with the name of the book. */
const PROVISION = /^(?:irc|ibc|nec|ipc|imc|umc|ada|osha)-[a-z0-9-]{1,80}$/;

/** Where an answer comes from: section, edition, subject, and how sure its figures are. */
export function Sources({
  citations,
  language,
}: {
  citations: readonly ShownCitation[];
  language?: Language;
}) {
  const t = useText("joe");
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-bold">{t("sources")}</p>
      <ul className="grid gap-2">
        {citations.map(({ label, edition, title, confidence, slug }) => (
          <li key={`${label} ${edition} ${title}`}>
            <bdi lang={language} translate="no" className="font-medium">
              {slug && PROVISION.test(slug) ? (
                <a href={`/provision/${slug}`} className="underline">
                  {label}
                </a>
              ) : (
                label
              )}
            </bdi>
            {edition && (
              <>
                {" · "}
                <bdi>{t("edition", { edition: `\u2068${edition}\u2069` })}</bdi>
              </>
            )}
            {title && title !== label && (
              <>
                {" · "}
                <bdi lang={language}>{title}</bdi>
              </>
            )}
            <span className="block text-muted">{t(`confidence.${confidence}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
