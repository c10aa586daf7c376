import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { STATES } from "~/lib/us-states.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { ITEM_FIELDS, type ItemKind, VERIFICATION_LIMITS, WITH_FILE } from "../verification.limits.ts";
import type { CaseView } from "../verification.view.server.ts";
import { useSay } from "./parts.tsx";

const MOST = { number: VERIFICATION_LIMITS.number, issuer: VERIFICATION_LIMITS.issuer };

/** The form of one piece of evidence. Fields of the same name stand in several of them, so each has an id of its own. */
export function ItemForm({ view, kind, sent }: { view: CaseView; kind: ItemKind; sent?: Sent }) {
  const t = useText("verification-case");
  const say = useSay();
  const item = view.items.find((one) => one.kind === kind);
  const own = sent?.fields.kind === kind && sent.fields.intent === "item" ? sent : undefined;
  const form = formOf(["item"], own, {
    ...{ region: item?.region ?? "", number: item?.number ?? "", issuer: item?.issuer ?? "" },
    ...{ classes: item?.classes ?? "", untilOn: item?.untilOn ?? "", note: item?.note ?? "" },
  });
  const shared = (name: string) => {
    const error = form.error(name);
    return {
      ...{ name, id: `${kind}-${name}`, defaultValue: form.value(name) },
      error: error && say(error),
    };
  };
  const fields: readonly string[] = ITEM_FIELDS[kind];
  const fileError = form.error("file");
  return (
    <Fold title={t(item ? "item.change" : "item.add", { what: say(`evidence.${kind}`) })} open={form.isSent}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.keys.form} />
        <input type="hidden" name="version" value={view.one.version} />
        <input type="hidden" name="kind" value={kind} />
        <p className="text-muted">{say(`hints.${kind}`)}</p>
        {fields.includes("region") && (
          <SelectField
            {...shared("region")}
            label={t("fields.region")}
            options={[
              { value: "", text: t("fields.noRegion") },
              ...STATES.map(({ id, name }) => ({ value: id, text: isolated(name) })),
            ]}
          />
        )}
        {(["issuer", "number"] as const).map(
          (name) =>
            fields.includes(name) && (
              <Field
                key={name}
                {...shared(name)}
                label={say(`fields.${kind}.${name}`)}
                maxLength={MOST[name]}
                dir="auto"
                autoComplete="off"
              />
            ),
        )}
        {fields.includes("classes") && (
          <Field
            {...shared("classes")}
            label={t("fields.classes")}
            maxLength={VERIFICATION_LIMITS.classes}
            dir="auto"
            autoComplete="off"
          />
        )}
        {fields.includes("untilOn") && (
          <Field {...shared("untilOn")} type="date" label={t("fields.untilOn")} autoComplete="off" />
        )}
        <TextareaField
          {...shared("note")}
          label={t("fields.note")}
          maxLength={VERIFICATION_LIMITS.note}
          dir="auto"
          rows={2}
        />
        {WITH_FILE.includes(kind) && (
          <Field
            name="file"
            id={`${kind}-file`}
            type="file"
            accept={ACCEPTED[kind === "identity" || kind === "site" ? "picture" : "document"]}
            label={t("fields.file")}
            hint={t(kind === "identity" ? "fields.identityHint" : "fields.fileHint")}
            error={fileError && say(fileError)}
          />
        )}
        <Button name="intent" value="item" className="justify-self-start max-sm:w-full">
          {t("item.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** Who is asked about the firm, with the way to a link once somebody is named. */
export function ReferenceForm({ view, place, sent }: { view: CaseView; place: 1 | 2; sent?: Sent }) {
  const t = useText("verification-case");
  const say = useSay();
  const given = view.references.find((one) => one.place === place);
  const own = sent?.fields.place === String(place) ? sent : undefined;
  const form = formOf(["reference"], own, { asked: given?.asked ?? "", job: given?.job ?? "" });
  const shared = (name: string) => {
    const error = form.error(name);
    return {
      ...{ name, id: `${place}-${name}`, defaultValue: form.value(name), dir: "auto" as const },
      ...{ error: error && say(error), autoComplete: "off" },
    };
  };
  return (
    <Fold
      title={t(given ? "references.change" : "references.add", { place: String(place) })}
      open={form.isSent}
    >
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.form} />
        <input type="hidden" name="version" value={view.one.version} />
        <input type="hidden" name="place" value={place} />
        <Field {...shared("asked")} label={t("references.asked")} maxLength={VERIFICATION_LIMITS.asked} />
        <Field {...shared("job")} label={t("references.job")} maxLength={VERIFICATION_LIMITS.job} />
        <Button name="intent" value="reference" className="justify-self-start max-sm:w-full">
          {t("item.save")}
        </Button>
      </form>
    </Fold>
  );
}
