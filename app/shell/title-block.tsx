import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screenAt, sheetNumber } from "~/site-map.ts";
import { KeptPart } from "~/ui/kept-part.tsx";
import { errorCodeOf, messageOf } from "./error-screen.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { NAVIGATION } from "./navigation.ts";
import { usePage } from "./page-context.tsx";
import { usePageTitle } from "./page-title.ts";

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="standing-link">
        {children}
      </a>
    </li>
  );
}

interface LinkListProps {
  title: string;
  label: string;
  columns: string;
  children: ReactNode;
}

function LinkList({ title, label, columns, children }: LinkListProps) {
  return (
    <nav aria-label={label}>
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      <ul className={`grid gap-x-6 ${columns}`}>{children}</ul>
    </nav>
  );
}

const statusOf = (error: unknown) => String(isRouteErrorResponse(error) ? error.status : 500);

/** The ways on from the end of a page. */
function Links() {
  const t = useText("shell");
  const { contact, localTools } = usePage();
  return (
    <>
      <LinkList
        title={t("titleBlock.links")}
        label={t("nav.footer")}
        columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
      >
        {NAVIGATION.foot.map((entry) => (
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
      <LinkList
        title={t("screens.legal.title")}
        label={t("screens.legal.title")}
        columns="grid-cols-2 md:grid-cols-1"
      >
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
    </>
  );
}

/** The cells of the title block, and what stands beneath them. */
function Cells({ title, number }: { title: string; number: string }) {
  const t = useText("shell");
  const format = useFormat();
  const { issuedAt } = usePage();
  const cells: { label: string; value: ReactNode; code?: boolean; wide?: boolean }[] = [
    { label: t("titleBlock.product"), value: t("product"), wide: true },
    { label: t("titleBlock.sheet"), value: title, wide: true },
    { label: t("titleBlock.number"), value: number, code: true },
    { label: t("titleBlock.revision"), value: __BUILD__, code: true },
    { label: t("titleBlock.language"), value: <LanguageChoice className="-mx-1.5" /> },
    { label: t("titleBlock.date"), value: format.date(issuedAt) },
  ];
  return (
    <>
      <dl className="title-cells">
        {cells.map((cell) => (
          <div key={cell.label} data-wide={cell.wide}>
            <dt>{cell.label}</dt>
            <dd>{cell.code ? <bdi>{cell.value}</bdi> : cell.value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm text-muted">
        {`${t("titleBlock.copyright", { year: issuedAt.slice(0, 4) })} ${t("titleBlock.notice")}`}
      </p>
    </>
  );
}

/** The footer of every page, in the style of a drawing's title block. */
export function TitleBlock() {
  const t = useText("shell");
  const { contact } = usePage();
  const screen = screenAt(useLocation().pathname);
  const pageTitle = usePageTitle();
  const error = useRouteError();
  const problem = errorCodeOf(error);
  const reachable = contact.phone || contact.email;
  const title = problem
    ? t(messageOf(problem))
    : screen
      ? (pageTitle ?? t(`screens.${screen.id}.title`))
      : "—";
  // A sheet that is not shown has no number; its answer has.
  const number = problem ? statusOf(error) : screen ? sheetNumber(screen) : "—";
  const cells = <Cells title={title} number={number} />;
  return (
    <footer className="border-t-2 border-ink bg-surface pb-24 print:pb-0">
      <div className="sheet grid gap-8 py-8">
        <KeptPart
          name="links"
          className={`grid gap-8 print:hidden ${reachable ? "md:grid-cols-[2fr_1fr_1fr]" : "md:grid-cols-[3fr_1fr]"}`}
        >
          <Links />
        </KeptPart>
        {/* The title of a record may be somebody's own words, which are kept for nobody. */}
        {pageTitle === undefined || problem ? (
          <KeptPart name="cells" of={`${number} ${title}`} className="contents">
            {cells}
          </KeptPart>
        ) : (
          <div className="contents">{cells}</div>
        )}
      </div>
    </footer>
  );
}
