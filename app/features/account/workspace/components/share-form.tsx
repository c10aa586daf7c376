import { LINK_DAYS, LINK_KINDS, type Verb } from "~/engines/trust/trust.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";

interface ShareFormProps {
  record: { type: string; id: string; verbs: readonly string[] };
  workspace: string;
  idem: string;
  reply?: FormReply;
}

/** Makes a link to one record: for whom, what it allows, for how long. */
export function ShareForm({ record, workspace, idem, reply }: ShareFormProps) {
  const t = useText("workspace-share");
  const typed = reply?.fields;
  const error = (field: string) => {
    const key = reply?.errors[field];
    return key && t(key as Key<"workspace-share">);
  };
  const isTicked = (field: string) => (typed ? typed[field] === "on" : true);
  return (
    <TitledSection id="new-link" title={t("share.title")} className="grid gap-4 border-t border-line pt-6">
      <form method="post" noValidate className="grid max-w-2xl gap-5">
        <input type="hidden" name="idem" value={typed?.idem ?? idem} />
        <input type="hidden" name="workspace" value={workspace} />
        <input type="hidden" name="type" value={record.type} />
        <input type="hidden" name="id" value={record.id} />
        <Field
          name="name"
          label={t("share.name")}
          hint={t("share.nameHint")}
          error={error("name")}
          defaultValue={typed?.name}
          autoComplete="off"
          dir="auto"
        />
        <fieldset>
          <legend className="mb-1.5 font-medium">{t("share.verbs")}</legend>
          <p className="text-muted">{t("verbs.read")}</p>
          {record.verbs.map((verb) => (
            <Checkbox
              key={verb}
              name={verb}
              label={t(`verbs.${verb as Verb}`)}
              hint={t(`verbHints.${verb as Exclude<Verb, "read">}`)}
              defaultChecked={isTicked(verb)}
            />
          ))}
          <Checkbox
            name="asksName"
            label={t("share.asksName")}
            hint={t("share.asksNameHint")}
            defaultChecked={isTicked("asksName")}
          />
        </fieldset>
        <RadioTiles
          name="kind"
          legend={t("share.kind")}
          options={LINK_KINDS.map((value) => ({
            value,
            text: t(`kinds.${value}`),
            note: t(`kindNotes.${value}`),
          }))}
          chosen={typed?.kind ?? "person"}
          error={error("kind")}
        />
        <Field
          name="pin"
          label={t("share.pin")}
          hint={t("share.pinHint")}
          error={error("pin")}
          defaultValue={typed?.pin}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="max-w-56"
        />
        <SelectField
          name="days"
          label={t("share.days")}
          options={LINK_DAYS.map((days) => ({
            value: String(days),
            text: t("share.daysOf", { count: days }),
          }))}
          defaultValue={typed?.days ?? "30"}
          error={error("days")}
          className="max-w-56"
        />
        <Button name="intent" value="share" className="justify-self-start">
          {t("share.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}
