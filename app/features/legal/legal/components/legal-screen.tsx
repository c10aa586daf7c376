import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { addressOf, DOCUMENT_IDS, type DocumentId, EFFECTIVE } from "../legal.documents.ts";
import type { LegalDocument } from "../legal.queries.server.ts";
import { ClauseSection, Keynote, placeOf } from "./clause-section.tsx";

interface LegalScreenProps {
  document: LegalDocument;
  contact: { phone?: string; email?: string };
}

function Tabs({ current }: { current: DocumentId }) {
  const t = useText("legal");
  return (
    <nav aria-label={t("documents")} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {DOCUMENT_IDS.map((id) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              aria-current={id === current ? "page" : undefined}
              className="filter-link max-sm:px-3"
            >
              {t(`tabs.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ clauses }: Pick<LegalDocument, "clauses">) {
  const t = useText("legal");
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="border-b-2 border-ink pb-2 text-lg font-bold">
        {t("contents")}
      </h2>
      <ol className="sm:max-lg:columns-2 sm:max-lg:gap-8">
        {clauses.map(({ id, heading }, index) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a href={`#${placeOf(id)}`} className="flex min-h-12 items-center gap-3 py-2 hover:bg-surface">
              <Keynote number={index + 1} />
              <span className="text-blueprint underline underline-offset-4">{heading}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Contact({ phone, email }: LegalScreenProps["contact"]) {
  const t = useText("legal");
  return (
    <TitledSection
      id="contact"
      title={t("contact.title")}
      className="grid gap-2 break-inside-avoid border-t-2 border-ink pt-6"
    >
      {!phone && !email && <p className="max-w-prose">{t("contact.missing")}</p>}
      {(phone || email) && (
        <address className="flex flex-wrap gap-x-8 not-italic">
          {phone && (
            <p className="flex items-center gap-2">
              {t("contact.phone")}:{" "}
              <TextLink href={`tel:${phone}`}>
                <bdi>{phone}</bdi>
              </TextLink>
            </p>
          )}
          {email && (
            <p className="flex items-center gap-2">
              {t("contact.email")}:{" "}
              <TextLink href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </TextLink>
            </p>
          )}
        </address>
      )}
    </TitledSection>
  );
}

/** One legal document: its clauses with their plain summaries, for the screen and for paper. */
export function LegalScreen({ document, contact }: LegalScreenProps) {
  const t = useText("legal");
  const format = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:block print:max-w-none print:p-0 print:text-sm">
      <PageHeading sheet={sheetNumber(screen("legal"))} title={document.title}>
        <p>{document.lead}</p>
        <p className="mt-2 text-base font-medium">{t("effective", { date: format.date(EFFECTIVE) })}</p>
      </PageHeading>
      <Tabs current={document.id} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Contents clauses={document.clauses} />
        <div>
          {document.clauses.map((clause, index) => (
            <ClauseSection key={clause.id} clause={clause} number={index + 1} />
          ))}
          <Contact {...contact} />
        </div>
      </div>
    </div>
  );
}
