import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { DOCUMENT_LIMITS, documentsHref } from "../documents.limits.ts";
import type { DocumentsView } from "../documents.view.server.ts";

/**
 * The pages of a PDF: those that are kept as pictures, and a press that draws the others where scripts run. What the
 * press says meanwhile stands in the attributes, since no text of this page is sent to the browser.
 */
export function SheetPages({ view, row }: { view: DocumentsView; row: DocumentsView["list"][number] }) {
  const t = useText("project-documents");
  const { number } = useFormat();
  const { sheets } = view;
  return (
    <TitledSection id="pages" title={t("pages.title")} className="grid gap-3">
      <div
        className="grid gap-4"
        data-sheets={row.href}
        data-document={row.id}
        data-version={row.file}
        data-kept={sheets.map(({ page }) => page).join()}
        data-send={view.mayEdit ? documentsHref(view.base, { document: row.id }) : ""}
        data-pages={DOCUMENT_LIMITS.pages}
        data-bytes={DOCUMENT_LIMITS.pageBytes}
        data-begun={t("pages.begun")}
        data-reading={t("pages.reading", { page: "{page}", pages: "{pages}" })}
        data-alt={t("pages.alt", { page: "{page}" })}
        data-done={t("pages.done")}
        data-cut={t("pages.cut", { most: number(DOCUMENT_LIMITS.pages), pages: "{pages}" })}
        data-unkept={t("pages.unkept")}
        data-failed={t("pages.failed")}
      >
        {view.mayEdit && <p className="max-w-prose text-muted">{t("pages.lead")}</p>}
        <p className="hidden noscript:block">{t("pages.noScripts")}</p>
        <Button
          type="button"
          variant="outline"
          data-show-sheets
          className="justify-self-start noscript:hidden"
        >
          {t("pages.show")}
        </Button>
        <p data-said role="status" />
        <ol className="grid gap-4">
          {sheets.map(({ page, href, width, height }) => (
            <li key={page}>
              <a href={href} data-reload>
                <img
                  src={href}
                  alt={t("pages.alt", { page: number(page) })}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                  className="h-auto max-w-full border border-line"
                />
              </a>
            </li>
          ))}
        </ol>
      </div>
    </TitledSection>
  );
}
