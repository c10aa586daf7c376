import { Link, useLocation } from "@remix-run/react";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { navigationScreens, screenAt, sheetNumber } from "~/site-map.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { usePage } from "./page-context.tsx";

/** The foot of every page, drawn as the title block of a sheet. */
export function TitleBlock() {
  const t = useText("shell");
  const format = useFormat();
  const { language } = useLanguage();
  const { issuedAt, contact, production } = usePage();
  const screen = screenAt(useLocation().pathname);
  const cells: { label: string; value: string; code?: boolean; wide?: boolean }[] = [
    { label: t("titleBlock.product"), value: t("product"), wide: true },
    { label: t("titleBlock.sheet"), value: screen ? t(`screens.${screen.id}.title`) : "—", wide: true },
    { label: t("titleBlock.number"), value: screen ? sheetNumber(screen) : "—", code: true },
    { label: t("titleBlock.revision"), value: __BUILD__, code: true },
    { label: t("titleBlock.language"), value: LANGUAGE_NAMES[language] },
    { label: t("titleBlock.date"), value: format.date(issuedAt) },
  ];
  return (
    <footer className="border-t-2 border-ink bg-surface pb-24">
      <div className="sheet grid gap-8 py-8">
        <div className="grid gap-6 md:grid-cols-[1fr_auto]">
          <nav aria-label={t("nav.footer")}>
            <h2 className="text-sm font-medium text-muted">{t("titleBlock.links")}</h2>
            <ul className="flex flex-wrap gap-x-6">
              {navigationScreens().map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={entry.path}
                    className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
                  >
                    {t(`screens.${entry.id}.title`)}
                  </Link>
                </li>
              ))}
              {!production && (
                <li>
                  <Link
                    to="/dev/outbox"
                    className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
                  >
                    {t("screens.outbox.title")}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          {(contact.phone || contact.email) && (
            <address className="not-italic">
              <h2 className="text-sm font-medium text-muted">{t("titleBlock.contact")}</h2>
              {contact.phone && (
                <a href={`tel:${contact.phone}`} className="flex min-h-12 items-center">
                  {t("titleBlock.phone")}: <bdi className="ms-2">{contact.phone}</bdi>
                </a>
              )}
              {contact.email && (
                <a href={`mailto:${contact.email}`} className="flex min-h-12 items-center">
                  {t("titleBlock.email")}: <bdi className="ms-2">{contact.email}</bdi>
                </a>
              )}
            </address>
          )}
        </div>
        <dl className="grid grid-cols-2 gap-px border border-ink bg-ink lg:grid-cols-[2fr_2fr_1fr_1fr_1fr_1fr]">
          {cells.map((cell) => (
            <div key={cell.label} className={`bg-surface px-3 py-2 ${cell.wide ? "max-lg:col-span-2" : ""}`}>
              <dt className="text-sm text-muted">{cell.label}</dt>
              <dd className="font-bold tabular-nums">{cell.code ? <bdi>{cell.value}</bdi> : cell.value}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose text-sm text-muted">
          {t("titleBlock.copyright", { year: issuedAt.slice(0, 4) })}
        </p>
      </div>
    </footer>
  );
}
