import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import type { Sent } from "../crm.form.server.ts";
import { CRM } from "../crm.limits.ts";
import type { NewDealView } from "../crm.view.server.ts";
import { AddAnyway, DealFields, KnownPeople, NextFields, PersonFields, Problem } from "./crm-parts.tsx";

/** A new deal, which begins with what is known of it. */
export default function NewDealScreen({ view, sent }: { view: NewDealView; sent?: Sent }) {
  const t = useText("crm");
  const shell = useText("shell");
  const form = formOf(["create"], sent, view.begin);
  const from = sent ? form.value("from") : (view.from?.from ?? "");
  const contact = sent ? form.value("contact") : (view.contact?.id ?? "");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("dealNew"))} title={shell("screens.dealNew.title")}>
        <p>
          <TextLink href={CRM}>{t("back")}</TextLink>
        </p>
      </PageHeading>
      <Problem sent={sent} />
      <KnownPeople sent={sent} />
      {view.from && <p>{t("add.from", { name: isolated(view.from.name) })}</p>}
      {view.contact && <p>{t("add.for", { name: isolated(view.contact.name) })}</p>}
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="contact" value={contact} />
        {contact ? (
          <>
            <input type="hidden" name="name" value={form.value("name")} />
            <input type="hidden" name="phone" value={form.value("phone")} />
            <input type="hidden" name="email" value={form.value("email")} />
            <input type="hidden" name="company" value={form.value("company")} />
          </>
        ) : (
          <PersonFields form={form} />
        )}
        <DealFields form={form} />
        <NextFields form={form} />
        <div className="flex flex-wrap gap-3">
          <Button size="lg">{t("add.save")}</Button>
          <AddAnyway sent={sent} intent="create" />
        </div>
      </form>
    </div>
  );
}
