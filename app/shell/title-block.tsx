import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { listedScreens, screenAt, sheetNumber } from "~/site-map.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { usePage } from "./page-context.tsx";

/** The foot is no index: the sheet index is a screen of its own. */
const QUICK = 10;

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
      >
        {children}
      </a>
    </li>
  );
}

function LinkList({ title, label, children }: { title: string; label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-x-6">{children}</ul>
    </nav>
  );
}

/** The foot of every page, drawn as the title block of a sheet. */
export function TitleBlock() {
  const t = useText("shell");
  const format = useFormat();
  const { language } = useLanguage();
  const { issuedAt, contact, localTools } = usePage();
  const screen = screenAt(useLocation().pathname);
  // The legal documents have a list of their own.
  const quick = listedScreens()
    .filter(({ id }) => id !== "legal")
    .slice(0, QUICK);
  const cells: { label: string; value: string; code?: boolean; wide?: boolean }[] = [
    { label: t("titleBlock.product"), value: t("product"), wide: true },
    { label: t("titleBlock.sheet"), value: screen ? t(`screens.${screen.id}.title`) : "—", wide: true },
    { label: t("titleBlock.number"), value: screen ? sheetNumber(screen) : "—", code: true },
    { label: t("titleBlock.revision"), value: __BUILD__, code: true },
    { label: t("titleBlock.language"), value: LANGUAGE_NAMES[language] },
    { label: t("titleBlock.date"), value: format.date(issuedAt) },
  ];
  return (
    <footer className="border-t-2 border-ink bg-surface pb-40 md:pb-24 print:pb-0">
      <div className="sheet grid gap-8 py-8">
        <div className="grid gap-8 md:grid-cols-[2fr_1fr_1fr] print:hidden">
          <LinkList title={t("titleBlock.links")} label={t("nav.footer")}>
            {quick.map((entry) => (
              <FooterLink key={entry.id} href={entry.path}>
                {t(`screens.${entry.id}.title`)}
              </FooterLink>
            ))}
            {localTools && (
              <>
                <FooterLink href="/dev/outbox">{t("screens.outbox.title")}</FooterLink>
                <FooterLink href="/dev/kit">{t("screens.kit.title")}</FooterLink>
              </>
            )}
          </LinkList>
          <LinkList title={t("screens.legal.title")} label={t("screens.legal.title")}>
            <FooterLink href="/legal">{t("titleBlock.terms")}</FooterLink>
            <FooterLink href="/legal?tab=privacy">{t("titleBlock.privacy")}</FooterLink>
            <FooterLink href="/legal?tab=copyright">{t("titleBlock.copyrightNotice")}</FooterLink>
          </LinkList>
          {(contact.phone || contact.email) && (
            <address className="not-italic">
              <h2 className="text-sm font-medium text-muted">{t("titleBlock.contact")}</h2>
              {contact.phone && (
                <a href={`tel:${contact.phone}`} className="flex min-h-12 items-center gap-2">
                  {t("titleBlock.phone")}: <bdi>{contact.phone}</bdi>
                </a>
              )}
              {contact.email && (
                <a href={`mailto:${contact.email}`} className="flex min-h-12 items-center gap-2">
                  {t("titleBlock.email")}: <bdi>{contact.email}</bdi>
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
          {t("titleBlock.copyright", { year: issuedAt.slice(0, 4) })} {t("titleBlock.notice")}
        </p>
      </div>
    </footer>
  );
}
