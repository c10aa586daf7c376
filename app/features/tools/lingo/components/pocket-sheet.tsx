import { useText } from "~/i18n/i18n.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { GlossaryView } from "../lingo.view.server.ts";
import { TermName } from "./term-name.tsx";

/** The names of a trade in three languages on one page, to print and carry in a pocket. */
export function PocketSheet({
  view: { search, terms },
  sheet,
  title,
  back,
}: {
  view: GlossaryView;
  sheet: string;
  title: string;
  back: string;
}) {
  const t = useText("lingo");
  if (!search.trade) return null;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-2 print:p-0" data-alone>
      <PageHeading sheet={sheet} title={title}>
        <p className="print:hidden">{t("pocket.hint")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={back}>{t("pocket.back")}</TextLink>
      </p>
      <section aria-labelledby="pocket" className="grid gap-3 print:gap-1">
        <h2 id="pocket" className="text-xl font-bold print:text-sm">
          {t(`trades.${search.trade}`)}
        </h2>
        <ul className="border-t-2 border-ink sm:columns-2 sm:gap-8 lg:columns-3 print:columns-3 print:gap-4 print:text-[8.5pt] print:leading-tight">
          {terms.map(({ slug, name, language, others }) => (
            <li key={slug} className="break-inside-avoid border-b border-line py-1 print:py-px">
              <strong className="block wrap-anywhere">
                <TermName name={name} language={language} />
              </strong>
              {others.map((one) => (
                <span key={one.language} className="block wrap-anywhere">
                  <TermName name={one.name} language={one.language} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-muted print:text-[7pt]">{t("source")}</p>
    </div>
  );
}
