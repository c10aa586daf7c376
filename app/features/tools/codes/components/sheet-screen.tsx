import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Sheet } from "../codes.queries.server.ts";
import { sheetPath } from "./placed.ts";
import { Section } from "./provision-list.tsx";

const LOOKUP = screen("codeLookup").path;

/** The provisions that somebody keeps, each whole with its note: to print and to hand over. */
export function SheetScreen({ entries, job, jobs }: Sheet) {
  const t = useText("codes");
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("codeSheet"))}
        title={job ? t("sheet.of", { project: `\u2068${job.name}\u2069` }) : t("sheet.title")}
      >
        <p>{t("sheet.lead")}</p>
      </PageHeading>
      {jobs.length > 0 && (
        <div className="print:hidden">
          <TabLinks
            label={t("sheet.which")}
            tabs={[{ id: "", name: t("keep.own") }, ...jobs].map(({ id, name }) => ({
              href: sheetPath(id),
              text: name,
              current: id === (job?.id ?? ""),
            }))}
          />
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState
          title={t("sheet.empty")}
          action={
            <a href={LOOKUP} className={buttonClass({})}>
              {t("sheet.toLookup")}
            </a>
          }
        >
          <p>{t("sheet.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <ol className="border-t-2 border-ink">
            {entries.map(({ slug, section, edition, title, body, language, note, source, reviewedAt }) => (
              <li key={slug} className="grid gap-1 border-b border-line py-4 break-inside-avoid">
                <p className="text-sm text-muted">
                  <Section section={section} /> · {t("edition", { edition: `\u2068${edition}\u2069` })}
                </p>
                <h2 lang={language} dir="auto" className="text-lg font-bold wrap-anywhere">
                  <a href={`/provision/${slug}`} translate="no" className="underline underline-offset-4">
                    {title}
                  </a>
                </h2>
                <p lang={language} dir="auto" translate="no" className="max-w-prose whitespace-pre-line">
                  {body}
                </p>
                {note && (
                  <p
                    dir="auto"
                    translate="no"
                    className="max-w-prose border-s-4 border-accent ps-3 whitespace-pre-line wrap-anywhere"
                  >
                    {note}
                  </p>
                )}
                <p className="text-sm text-muted">
                  {t("source.from", { source: `\u2068${source}\u2069`, day: date(reviewedAt) })}
                </p>
                <form method="post" action={sheetPath(job?.id)} className="print:hidden">
                  <input type="hidden" name="slug" value={slug} />
                  {job && <input type="hidden" name="project" value={job.id} />}
                  <Button
                    name="intent"
                    value="remove"
                    variant="link"
                    className="px-0"
                    aria-label={`${t("keep.remove")}: ${section}`}
                  >
                    {t("keep.remove")}
                  </Button>
                </form>
              </li>
            ))}
          </ol>
          <p className="max-w-prose font-medium">{t("verify")}</p>
          <p className="print:hidden">
            <TextLink href={LOOKUP}>{t("sheet.toLookup")}</TextLink>
          </p>
        </>
      )}
    </div>
  );
}
