import { useText } from "~/i18n/i18n.tsx";
import type { ListedProvision } from "../codes.queries.server.ts";
import { type BuildingPlace, placed } from "./placed.ts";

/** The section as it is cited; it reads from left to right in every language. */
export function Section({ section }: { section: string }) {
  return (
    <bdi dir="ltr" translate="no" className="font-medium tabular-nums">
      {section}
    </bdi>
  );
}

/** Provisions one below the other: the section, what it is about, and the edition. */
export function ProvisionList({
  provisions,
  place,
}: {
  provisions: readonly ListedProvision[];
  place?: BuildingPlace;
}) {
  const t = useText("codes");
  return (
    <ul className="border-t-2 border-ink">
      {provisions.map(({ slug, section, edition, title, language }) => (
        <li
          key={slug}
          className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[12rem_1fr_auto] sm:items-center"
        >
          <span className="text-sm text-muted">
            <Section section={section} />
          </span>
          <a
            href={placed(`/provision/${slug}`, place)}
            lang={language}
            translate="no"
            className="inline-flex min-h-12 items-center font-bold text-blueprint underline underline-offset-4 wrap-anywhere hover:no-underline"
          >
            {title}
          </a>
          <span className="text-sm text-muted max-sm:hidden">
            {t("edition", { edition: `\u2068${edition}\u2069` })}
          </span>
        </li>
      ))}
    </ul>
  );
}
