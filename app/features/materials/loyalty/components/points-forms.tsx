import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { MOST_POINTS } from "../loyalty.rules.ts";
import type { LoyaltyView } from "../loyalty.view.server.ts";
import { LOYALTY, REMINDER_DAYS } from "../loyalty.words.ts";

interface FormProps {
  view: LoyaltyView;
  reply?: FormReply;
}

/** The reply is one form's: the other ones show nothing of it. */
function useReply(intent: string, reply?: FormReply) {
  const t = useText("loyalty");
  const mine = reply?.fields.intent === intent ? reply : undefined;
  return {
    value: (name: string) => mine?.fields[name],
    error: (name: string) => {
      const key = mine?.errors[name];
      return key && t(key as Key<"loyalty">);
    },
  };
}

/** Gives points to somebody with whom a workspace is shared. */
export function GiveForm({ view, idem, reply }: FormProps & { idem: string }) {
  const t = useText("loyalty");
  const { value, error } = useReply("give", reply);
  return (
    <TitledSection id="give" title={t("give.title")} className="grid max-w-xl gap-4">
      <p className="text-muted">{t("give.text")}</p>
      <form method="post" action={LOYALTY} noValidate className="grid gap-5">
        <input type="hidden" name="idem" value={idem} />
        <SelectField
          name="to"
          label={t("give.to")}
          options={[
            { value: "", text: t("give.choose") },
            ...view.crew.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          defaultValue={value("to") ?? ""}
          error={error("to")}
        />
        <Field
          name="points"
          label={t("give.points")}
          inputMode="numeric"
          maxLength={String(MOST_POINTS).length}
          dir="ltr"
          defaultValue={value("points") ?? ""}
          error={error("points")}
        />
        <Button name="intent" value="give" className="justify-self-start">
          {t("give.send")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** When to be told that points are about to expire. */
export function RemindForm({ view, reply }: FormProps) {
  const t = useText("loyalty");
  const { value, error } = useReply("remind", reply);
  return (
    <TitledSection id="remind" title={t("remind.title")} className="grid max-w-xl gap-4">
      <form method="post" action={LOYALTY} noValidate className="grid gap-5">
        <SelectField
          name="days"
          label={t("remind.days")}
          options={[
            { value: "0", text: t("remind.never") },
            ...REMINDER_DAYS.map((days) => ({
              value: String(days),
              text: t("remind.before", { count: days }),
            })),
          ]}
          defaultValue={value("days") ?? String(view.reminder)}
          error={error("days")}
        />
        <Button name="intent" value="remind" variant="outline" className="justify-self-start">
          {t("remind.save")}
        </Button>
      </form>
    </TitledSection>
  );
}
