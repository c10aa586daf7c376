import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formState, TypedField } from "~/ui/typed-field.tsx";
import type { NextSlots, RequestView } from "../call-desk.view.server.ts";
import { CALL_LIMITS, URGENCIES } from "../calls.limits.ts";
import { SafetyLines } from "./parts.tsx";

interface RequestScreenProps {
  view: RequestView;
  sent?: Sent;
  /** In place of a time that somebody else has. */
  next?: NextSlots;
}

/** Whether anybody answers now, and what a firm says while nobody does. */
function Standing({ view }: { view: RequestView }) {
  const t = useText("call-desk");
  const { moment } = useFormat();
  if (view.isOpen) return <p className="font-bold">{t("request.open")}</p>;
  return (
    <Notice title={t("request.closed")}>
      {view.next && <p>{t("request.next", { moment: isolated(moment(view.next, view.zone)) })}</p>}
      {view.afterHours && (
        <p className="whitespace-pre-line">
          <Typed text={view.afterHours} />
        </p>
      )}
      <p>{t("request.emergency")}</p>
    </Notice>
  );
}

function Ask({ view, sent, next }: RequestScreenProps) {
  const t = useText("call-desk");
  const { moment } = useFormat();
  const say = (key: string) => t(key as Key<"call-desk">);
  const form = formState(sent, { urgency: "normal", at: "" });
  const field = { form, say };
  const slots = next && next.length > 0 ? next : view.slots;
  const error = form.error("at");
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-5 text-lg" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <TypedField {...field} name="phone" type="tel" label={t("fields.phone")} most={CALL_LIMITS.phone} />
      <TypedField {...field} name="caller" label={t("fields.caller")} most={CALL_LIMITS.caller} />
      <TypedField {...field} name="reason" label={t("fields.reason")} most={CALL_LIMITS.reason} long />
      <TypedField {...field} name="place" label={t("fields.place")} most={CALL_LIMITS.place} />
      <ChoiceField
        {...field}
        name="urgency"
        label={t("fields.urgency")}
        options={URGENCIES.map((value) => ({ value, text: t(`urgencies.${value}`) }))}
      />
      <SelectField
        name="at"
        label={t("fields.at")}
        hint={t("fields.atHint", { zone: isolated(view.zone) })}
        error={error && say(error)}
        options={[
          { value: "", text: t("fields.soon") },
          ...slots.map(({ at }) => ({ value: at, text: moment(at, view.zone) })),
        ]}
        defaultValue={form.value("at")}
      />
      <p className="text-base text-muted">{t("request.kept", { firm: isolated(view.firm) })}</p>
      <Button name="intent" value="request" size="lg" className="justify-self-start max-sm:w-full">
        {t("request.send")}
      </Button>
    </form>
  );
}

/** A firm's own page: when it answers its phone, and a form for whoever wants to be called. */
export default function RequestScreen({ view, sent, next }: RequestScreenProps) {
  const t = useText("call-desk");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <SafetyLines hazards={view.hazards} />
      <header className="grid gap-2 border-b border-line pb-4">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.title}</h1>
        <p className="max-w-prose">{t("request.lead")}</p>
      </header>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={(key) => t(key as Key<"call-desk">)}
        hidden={["intent", "idem"]}
      />
      {view.isExample && <Notice title={t("request.example")} />}
      {view.isSent && !sent && (
        <Notice tone="ok" title={t("request.sent")}>
          <p role="status">{t("request.sentText")}</p>
        </Notice>
      )}
      <Standing view={view} />
      {!view.isExample && <Ask view={view} sent={sent} next={next} />}
      <TitledSection id="hours" title={t("request.hours")} className="grid gap-3">
        <dl className="border-t-2 border-ink">
          {view.days.map(({ day, hours }) => (
            <div key={day} className="grid grid-cols-2 border-b border-line py-2">
              <dt>{t(`weekdays.of${day}`)}</dt>
              <dd>{hours ? <bdi dir="ltr">{hours}</bdi> : t("request.off")}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted">{t("request.zone", { zone: isolated(view.zone) })}</p>
      </TitledSection>
    </div>
  );
}
