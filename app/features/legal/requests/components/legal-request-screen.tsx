import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { DUE_DAYS, isOpen, KINDS, type Kind, requestAddress } from "../requests.logic.ts";
import type { OwnRequest } from "../requests.queries.server.ts";

/** What is ticked with a request, in place of a signature. */
const TICKS = {
  access: [],
  deletion: [],
  takedown: ["faith", "truth"],
  patents: ["confidence"],
} as const satisfies Record<Kind, readonly string[]>;

interface LegalRequestScreenProps {
  kind: Kind;
  idem: string;
  /** What is known of a member. */
  known: { name: string; email: string };
  requests: readonly OwnRequest[];
  reply?: FormReply;
}

function Mine({ requests }: Pick<LegalRequestScreenProps, "requests">) {
  const t = useText("legal-request");
  const format = useFormat();
  const left = (days: number) => {
    if (days < 0) return t("mine.late");
    return days === 0 ? t("mine.last") : t("mine.left", { count: days });
  };
  return (
    <TitledSection id="mine" title={t("mine.title")} className="grid gap-2 border-t border-line pt-6">
      <ul className="max-w-2xl">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2 border-b border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-bold">{t(`kinds.${request.kind}`)}</span>
              <Badge variant={isOpen(request.state) ? "default" : "outline"}>
                {t(`states.${request.state}`)}
              </Badge>
            </p>
            <p className="text-muted">
              {t("mine.filed", { date: format.date(request.createdAt) })}
              {" · "}
              {request.left !== undefined
                ? `${t("mine.due", { date: format.date(request.dueAt) })} (${left(request.left)})`
                : t("mine.closed", { date: format.date(request.closedAt ?? request.dueAt) })}
            </p>
            {request.answer && (
              <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
                {request.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** A request to the operator: what is asked for, its form, and what one has asked for before. */
export function LegalRequestScreen({ kind, idem, known, requests, reply }: LegalRequestScreenProps) {
  const t = useText("legal-request");
  const shell = useText("shell");
  const word = (key?: string) => key && t(key as Key<"legal-request">);
  const errors = Object.entries(reply?.errors ?? {});
  const ofData = kind === "access" || kind === "deletion";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("legalRequest"))} title={shell("screens.legalRequest.title")}>
        <p>{t("lead", { days: DUE_DAYS })}</p>
      </PageHeading>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={word(reply.formError)}
          items={errors.map(([field, key]) => ({ field, message: word(key) ?? "" }))}
        />
      )}
      <TabLinks
        label={t("kindLabel")}
        tabs={KINDS.map((one) => ({
          href: requestAddress(one),
          text: t(`tabs.${one}`),
          current: one === kind,
        }))}
      />
      <div className="grid max-w-prose gap-2">
        <h2 className="text-xl font-bold">{t(`kinds.${kind}`)}</h2>
        <p>{t(`about.${kind}`)}</p>
        {ofData && (
          <p>
            {t("self")} <TextLink href="/profile/data">{t("selfLink")}</TextLink>
          </p>
        )}
      </div>
      <form method="post" action={requestAddress(kind)} noValidate className="grid max-w-xl gap-5" key={kind}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <Field
          name="name"
          label={t("fields.name")}
          error={word(reply?.errors.name)}
          defaultValue={reply?.fields.name ?? known.name}
          autoComplete="name"
          dir="auto"
        />
        <Field
          name="email"
          type="email"
          label={t("fields.email")}
          hint={t("fields.emailHint")}
          error={word(reply?.errors.email)}
          defaultValue={reply?.fields.email ?? known.email}
          autoComplete="email"
          dir="ltr"
        />
        {!ofData && (
          <Field
            name="place"
            label={t(kind === "patents" ? "fields.whom" : "fields.place")}
            hint={t(kind === "patents" ? "fields.whomHint" : "fields.placeHint")}
            error={word(reply?.errors.place)}
            defaultValue={reply?.fields.place}
            autoComplete="off"
            dir="auto"
          />
        )}
        <TextareaField
          name="text"
          rows={5}
          label={t(`fields.text.${kind}`)}
          error={word(reply?.errors.text)}
          defaultValue={reply?.fields.text}
        />
        {TICKS[kind].map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            error={word(reply?.errors[name])}
            defaultChecked={reply?.fields[name] === "on"}
          />
        ))}
        <Button className="justify-self-start">{t("submit")}</Button>
      </form>
      {requests.length > 0 && <Mine requests={requests} />}
    </div>
  );
}
