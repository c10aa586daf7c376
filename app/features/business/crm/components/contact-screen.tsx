import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../crm.form.server.ts";
import { CONTACTS, CRM_LIMITS, DEAL_NEW, dealPath, mergePath, withQuery } from "../crm.limits.ts";
import type { ContactView } from "../crm.view.server.ts";
import { AddAnyway, KnownPeople, PersonFields, Problem, useSay } from "./crm-parts.tsx";

interface ContactProps {
  view: ContactView;
  sent?: Sent;
}

function Edit({ view: { contact }, sent }: ContactProps) {
  const t = useText("crm");
  const say = useSay();
  const form = formOf(["contact"], sent, {
    ...{ name: contact.name, phone: contact.phone, email: contact.email, company: contact.company },
    ...{ place: contact.place, note: contact.note },
  });
  return (
    <Fold title={t("contact.edit")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={contact.version} />
        <input type="hidden" name="intent" value="contact" />
        <PersonFields form={form} />
        <TypedField form={form} say={say} name="place" label={t("fields.place")} most={CRM_LIMITS.place} />
        <TypedField form={form} say={say} name="note" label={t("fields.note")} most={CRM_LIMITS.note} long />
        <div className="flex flex-wrap gap-3">
          <Button>{t("contact.save")}</Button>
          <AddAnyway sent={sent} intent="contact" />
        </div>
      </form>
    </Fold>
  );
}

/** Somebody, their deals, and who else may be the same. */
export default function ContactScreen({ view, sent }: ContactProps) {
  const t = useText("crm");
  const say = useSay();
  const { wholeMoney, date } = useFormat();
  const { contact, deals, twins } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-3">
        <p>
          <TextLink href={CONTACTS}>{t("backPeople")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={contact.name} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4">
          {contact.sample && <Badge variant="outline">{t("sample")}</Badge>}
          {contact.company && <Typed text={contact.company} />}
          {contact.phone && (
            <a
              href={`tel:${contact.phone.replace(/[^\d+]/g, "")}`}
              dir="ltr"
              className="inline-flex min-h-12 items-center underline"
            >
              {contact.phone}
            </a>
          )}
          {contact.email && (
            <a
              href={`mailto:${contact.email}`}
              dir="ltr"
              className="inline-flex min-h-12 items-center underline"
            >
              {contact.email}
            </a>
          )}
          {contact.place && <Typed text={contact.place} />}
        </p>
        {contact.note && (
          <p className="max-w-prose whitespace-pre-line">
            <Typed text={contact.note} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <KnownPeople sent={sent} />
      <TitledSection id="deals" title={t("contact.deals")} className="grid gap-3">
        {deals.length === 0 && <p className="text-muted">{t("contact.none")}</p>}
        <ol>
          {deals.map((deal) => (
            <li key={deal.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-2">
              <TextLink href={dealPath(deal.id)}>
                <Typed text={deal.title} />
              </TextLink>
              <Badge variant="secondary">{say(`states.${deal.state}`)}</Badge>
              {deal.valueCents > 0 && <bdi>{wholeMoney(deal.valueCents)}</bdi>}
              {deal.state !== "won" && deal.state !== "lost" && (
                <span className="text-muted">
                  <Typed text={deal.nextAction} /> <bdi>{date(deal.nextOn)}</bdi>
                </span>
              )}
            </li>
          ))}
        </ol>
        {view.mayWrite && (
          <p>
            <TextLink href={withQuery(DEAL_NEW, { contact: contact.id })}>{t("contact.add")}</TextLink>
          </p>
        )}
      </TitledSection>
      {view.mayWrite && twins.length > 0 && (
        <TitledSection id="twins" title={t("contact.twins")} className="grid gap-2">
          <ul>
            {twins.map((twin) => (
              <li key={twin.id} className="flex flex-wrap items-center gap-x-4">
                <Typed text={twin.name} />
                {twin.phone && <bdi dir="ltr">{twin.phone}</bdi>}
                {twin.email && <bdi dir="ltr">{twin.email}</bdi>}
                <TextLink href={mergePath(contact.id, twin.id)}>{t("contact.merge")}</TextLink>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {view.mayWrite && (
        <div className="grid">
          <Edit view={view} sent={sent} />
          <Fold title={t("contact.remove")}>
            <form method="post" className="grid justify-items-start gap-3" data-reload>
              <p className="max-w-prose">{t("contact.removeText")}</p>
              <Button name="intent" value="remove" variant="destructive">
                {t("contact.removeNow")}
              </Button>
            </form>
          </Fold>
        </div>
      )}
    </div>
  );
}
