import { IMPORTANCES } from "~/engines/request/request.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { ADDED, INTAKE_LIMITS } from "../intakes.limits.ts";
import type { QuestionnairesView } from "../intakes.view.server.ts";
import { useSay } from "./intake-parts.tsx";

type Chosen = NonNullable<QuestionnairesView["chosen"]>;

interface EditProps {
  view: QuestionnairesView;
  sent?: Sent;
  chosen: Chosen;
  title: string;
}

/** Copies what is shown; what is a copy is changed here, question by question, and is another version each time. */
export function EditQuestionnaire({ view, sent, chosen, title }: EditProps) {
  const t = useText("intakes");
  const say = useSay();
  const copy = formOf(["copy"], sent, { title });
  return (
    <div className="grid">
      {chosen.isOwn && <EditRows sent={sent} chosen={chosen} />}
      {chosen.isOwn && <AddOne view={view} sent={sent} chosen={chosen} />}
      <Fold title={t("copy.title")} open={copy.isSent}>
        <p className="max-w-prose text-muted">{t("copy.text")}</p>
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="idem" value={copy.idem ?? view.keys?.copy} />
          <input type="hidden" name="form" value={chosen.id} />
          <TypedField
            form={copy}
            say={say}
            name="title"
            id="copy-title"
            label={t("fields.formTitle")}
            most={INTAKE_LIMITS.title}
          />
          <Button name="intent" value="copy" variant="outline" className="justify-self-start">
            {t("copy.submit")}
          </Button>
        </form>
      </Fold>
    </div>
  );
}

function EditRows({ sent, chosen }: Pick<EditProps, "sent" | "chosen">) {
  const t = useText("intakes");
  const say = useSay();
  const form = formOf(["edit"], sent);
  const weights = IMPORTANCES.map((value) => ({ value, text: say(`weights.${value}`) }));
  const error = (name: string) => {
    const key = form.error(name);
    return key && say(key);
  };
  return (
    <Fold title={t("edit.title")} open={form.isSent}>
      <p className="max-w-prose text-muted">{t("edit.text")}</p>
      <form method="post" noValidate className="grid max-w-3xl gap-6" data-reload>
        <input type="hidden" name="version" value={chosen.version} />
        {chosen.sections.map((section) => (
          <fieldset key={section.id} className="grid gap-5">
            <legend className="mb-2 text-lg font-bold">{say(`sections.${section.id}`)}</legend>
            {section.questions.map((question, n) => {
              const ours = question.id.startsWith("own") ? "" : say(`questions.${question.id}`);
              const value = (name: string, begin: string) => (form.isSent ? form.value(name) : begin);
              const [word, order, weight, drop] = ["word", "order", "weight", "drop"].map(
                (part) => `${part}_${question.id}`,
              ) as [string, string, string, string];
              return (
                <div
                  key={question.id}
                  className="grid items-end gap-x-4 gap-y-2 border-b border-line pb-4 sm:grid-cols-[1fr_6rem_10rem]"
                >
                  <Field
                    name={word}
                    label={t("edit.wording", { n: String(n + 1) })}
                    hint={ours && t("edit.ours", { question: ours })}
                    error={error(word)}
                    defaultValue={value(word, question.own ?? "")}
                    maxLength={INTAKE_LIMITS.wording}
                    dir="auto"
                    autoComplete="off"
                  />
                  <Field
                    name={order}
                    label={t("edit.order")}
                    error={error(order)}
                    defaultValue={value(order, String(n + 1))}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                  <SelectField
                    name={weight}
                    label={t("edit.weight")}
                    options={weights}
                    error={error(weight)}
                    defaultValue={value(weight, question.importance)}
                  />
                  <Checkbox
                    name={drop}
                    value="on"
                    label={t("edit.drop")}
                    defaultChecked={value(drop, "") === "on"}
                  />
                </div>
              );
            })}
          </fieldset>
        ))}
        <Button name="intent" value="edit" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

function AddOne({ view, sent, chosen }: Pick<EditProps, "view" | "sent" | "chosen">) {
  const t = useText("intakes");
  const say = useSay();
  const form = formOf(["add"], sent, { kind: "text", importance: "should", section: "job" });
  const shared = { form, say };
  return (
    <Fold title={t("add.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys?.add} />
        <input type="hidden" name="version" value={chosen.version} />
        <TypedField {...shared} name="wording" label={t("add.wording")} most={INTAKE_LIMITS.wording} />
        <div className="grid gap-5 sm:grid-cols-3">
          <ChoiceField
            {...shared}
            name="section"
            label={t("add.section")}
            options={chosen.sections.map(({ id }) => ({ value: id, text: say(`sections.${id}`) }))}
          />
          <ChoiceField
            {...shared}
            name="kind"
            label={t("add.kind")}
            options={ADDED.map((value) => ({ value, text: say(`kinds.${value}`) }))}
          />
          <ChoiceField
            {...shared}
            name="importance"
            label={t("edit.weight")}
            options={IMPORTANCES.map((value) => ({ value, text: say(`weights.${value}`) }))}
          />
        </div>
        <TypedField
          {...shared}
          name="options"
          label={t("add.options")}
          hint={t("add.optionsHint")}
          most={INTAKE_LIMITS.options}
          long
        />
        <Button name="intent" value="add" variant="outline" className="justify-self-start">
          {t("add.submit")}
        </Button>
      </form>
    </Fold>
  );
}
