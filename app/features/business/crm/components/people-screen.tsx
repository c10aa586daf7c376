import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { CONTACTS, CRM, CRM_LIMITS, contactPath, IMPORT, withQuery } from "../crm.limits.ts";
import type { PeopleView } from "../crm.view.server.ts";

function People({ view }: { view: PeopleView }) {
  const t = useText("crm");
  return (
    <ol className="border-t-2 border-ink">
      {view.people.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
          <TextLink href={contactPath(one.id)}>
            <Typed text={one.name} />
          </TextLink>
          {one.sample && <Badge variant="outline">{t("sample")}</Badge>}
          {one.company && <Typed text={one.company} />}
          {one.phone && <bdi dir="ltr">{one.phone}</bdi>}
          {one.email && <bdi dir="ltr">{one.email}</bdi>}
          <span className="text-muted">{t("people.deals", { count: Number(one.deals) })}</span>
        </li>
      ))}
    </ol>
  );
}

function Firms({ view }: { view: PeopleView }) {
  const t = useText("crm");
  const { wholeMoney } = useFormat();
  return (
    <ol className="border-t-2 border-ink">
      {view.firms.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
          <TextLink href={withQuery(CONTACTS, { q: one.title })}>
            <Typed text={one.title} />
          </TextLink>
          {one.sample && <Badge variant="outline">{t("sample")}</Badge>}
          <span>{t("people.count", { count: Number(one.people) })}</span>
          <span>{t("people.deals", { count: Number(one.deals) })}</span>
          {Number(one.wonCents) > 0 && (
            <span className="text-muted">{t("people.won", { money: wholeMoney(Number(one.wonCents)) })}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** People and firms by name, a page at a time. */
export default function PeopleScreen({ view }: { view: PeopleView }) {
  const t = useText("crm");
  const shell = useText("shell");
  const { asked, people, firms } = view;
  const isFirms = asked.view === "companies";
  const narrowed = { view: isFirms ? "companies" : "", q: asked.q };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crmContacts"))} title={shell("screens.crmContacts.title")}>
        <p className="flex flex-wrap gap-6">
          <TextLink href={CRM}>{t("back")}</TextLink>
          {view.mayWrite && <TextLink href={IMPORT}>{t("nav.import")}</TextLink>}
          <TextLink href={`${CRM}/people.csv`} data-reload>
            {t("files.people")}
          </TextLink>
        </p>
      </PageHeading>
      <TabLinks
        label={t("people.views")}
        tabs={[
          { href: CONTACTS, text: t("people.people"), current: !isFirms },
          { href: withQuery(CONTACTS, { view: "companies" }), text: t("people.companies"), current: isFirms },
        ]}
      />
      <SearchBox
        action={CONTACTS}
        q={asked.q}
        label={t("people.search")}
        hint={t("people.searchHint")}
        submit={t("list.show")}
        maxLength={CRM_LIMITS.search}
        kept={{ view: isFirms ? "companies" : "" }}
      />
      {people.length + firms.length === 0 && (
        <EmptyState title={t("people.empty")}>
          <p>{t("list.none")}</p>
        </EmptyState>
      )}
      {people.length > 0 && <People view={view} />}
      {firms.length > 0 && <Firms view={view} />}
      <p className="flex flex-wrap items-center gap-4">
        {asked.after && <TextLink href={withQuery(CONTACTS, narrowed)}>{t("list.first")}</TextLink>}
        {view.next && (
          <a
            href={withQuery(CONTACTS, { ...narrowed, after: view.next })}
            rel="next"
            className={buttonClass({ variant: "outline" })}
          >
            {t("list.more")}
          </a>
        )}
      </p>
    </div>
  );
}
