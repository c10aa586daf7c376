import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ClauseChange } from "../difference.ts";
import {
  addressOf,
  DOCUMENT_IDS,
  type DocumentId,
  type Edition,
  presentEdition,
} from "../legal.documents.ts";
import type { LegalDocument } from "../legal.queries.server.ts";
import { Changes } from "./changes.tsx";
import { ClauseSection, Keynote, placeOf } from "./clause-section.tsx";
import { type Acceptance, AcceptanceForm, Editions } from "./editions.tsx";

interface LegalScreenProps {
  document: LegalDocument;
  /** An earlier wording that is shown instead of the present one. */
  earlier?: Edition;
  /** What changed since an earlier wording, in place of the clauses. */
  changes?: { since: Edition; clauses: ClauseChange[] };
  acceptance?: Acceptance;
  /** Whether the form was sent from a page with a wording that has been replaced. */
  superseded?: boolean;
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

/** That what stands here does not apply any more, or is no wording but what changed. */
function Earlier({ document, earlier, changes }: Pick<LegalScreenProps, "document" | "earlier" | "changes">) {
  const t = useText("legal");
  const format = useFormat();
  const edition = earlier ?? changes?.since;
  if (!edition) return null;
  const of = { edition: edition.edition, date: format.date(edition.effective) };
  return (
    <Notice
      tone={earlier ? "warn" : "info"}
      title={t(earlier ? "editions.earlier" : "changes.title", of)}
      action={<TextLink href={addressOf(document.id)}>{t("editions.present")}</TextLink>}
    />
  );
}

/** One legal document: its clauses with their plain summaries, for the screen and for paper. */
export function LegalScreen(props: LegalScreenProps) {
  const { document, contact, earlier, changes, acceptance, superseded } = props;
  const t = useText("legal");
  const format = useFormat();
  const { effective } = earlier ?? presentEdition(document.id);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:block print:max-w-none print:p-0 print:text-sm">
      <PageHeading sheet={sheetNumber(screen("legal"))} title={document.title}>
        <p>{document.lead}</p>
        <p className="mt-2 text-base font-medium">{t("effective", { date: format.date(effective) })}</p>
      </PageHeading>
      <Tabs current={document.id} />
      {superseded && <Notice tone="warn" title={t("accept.superseded")} />}
      <Earlier document={document} earlier={earlier} changes={changes} />
      {changes ? (
        <div>
          <Changes changes={changes.clauses} />
          <AcceptanceForm id={document.id} acceptance={acceptance} />
        </div>
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
          <Contents clauses={document.clauses} />
          <div>
            {document.clauses.map((clause, index) => (
              <ClauseSection key={clause.id} clause={clause} number={index + 1} />
            ))}
            <Editions id={document.id} />
            {!earlier && <AcceptanceForm id={document.id} acceptance={acceptance} />}
            <p className="py-6 print:hidden">
              {document.id === "copyright" ? (
                <TextLink href={`${screen("legalRequest").path}?kind=takedown`}>
                  {t("request.takedown")}
                </TextLink>
              ) : (
                <TextLink href={screen("legalRequest").path}>{t("request.data")}</TextLink>
              )}
            </p>
            <Contact {...contact} />
          </div>
        </div>
      )}
    </div>
  );
}
