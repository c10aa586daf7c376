import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { JOB_TYPES } from "~db/schema/job.terms.ts";
import type { Sent } from "../crm.form.server.ts";
import { CRM_LIMITS, contactPath, DEAL_NEW, dealPath, SOURCES, withQuery } from "../crm.limits.ts";
import type { BoardView } from "../crm.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("crm");
  return (key: string) => t(key as Key<"crm">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay(), { guards: false });

const HIDDEN = [
  "intent",
  "idem",
  "version",
  "transition",
  "one",
  "other",
  "oneVersion",
  "otherVersion",
  "text",
];

/** What is wrong with a form, above the page. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("crm");
  const say = useSay();
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** Who seems to be the one that was typed, with the ways on. */
export function KnownPeople({ sent, withDeal }: { sent?: Sent; withDeal?: boolean }) {
  const t = useText("crm");
  if (!sent?.known) return null;
  return (
    <Notice tone="warn" title={t("known.title")}>
      <p>{t("known.text")}</p>
      <ul className="grid gap-2">
        {sent.known.map(({ id, name, phone, email }) => (
          <li key={id} className="flex flex-wrap gap-x-4">
            <TextLink href={contactPath(id)}>
              <Typed text={name} />
            </TextLink>
            {phone && <bdi dir="ltr">{phone}</bdi>}
            {email && <bdi dir="ltr">{email}</bdi>}
            {withDeal && (
              <TextLink href={withQuery(DEAL_NEW, { contact: id })}>
                {t("known.deal", { name: isolated(name) })}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A second button, once somebody seems to be known. It is the first that Enter presses no more. */
export const AddAnyway = ({ sent, intent }: { sent?: Sent; intent: string }) => {
  const t = useText("crm");
  if (!sent?.known || sent.fields.intent !== intent) return null;
  return (
    <Button name="anyway" value="on" variant="outline">
      {t("known.anyway")}
    </Button>
  );
};

interface Fields {
  form: FormState;
}

/** Who somebody is. */
export function PersonFields({ form }: Fields) {
  const t = useText("crm");
  const say = useSay();
  const shared = { form, say };
  const wrong = form.error("email");
  return (
    <>
      <TypedField {...shared} name="name" label={t("fields.name")} most={CRM_LIMITS.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TypedField {...shared} name="phone" type="tel" label={t("fields.phone")} most={CRM_LIMITS.phone} />
        <Field
          name="email"
          type="email"
          dir="ltr"
          label={t("fields.email")}
          defaultValue={form.value("email")}
          error={wrong && say(wrong)}
          maxLength={CRM_LIMITS.email}
          autoComplete="off"
        />
        <TypedField {...shared} name="company" label={t("fields.company")} most={CRM_LIMITS.company} />
      </div>
    </>
  );
}

/** What the job is. */
export function DealFields({ form }: Fields) {
  const t = useText("crm");
  const named = useText("job-types");
  const say = useSay();
  const shared = { form, say };
  const options = (group: string, names: readonly string[]) =>
    names.map((value) => ({ value, text: say(`${group}.${value}`) }));
  return (
    <>
      <TypedField {...shared} name="title" label={t("fields.title")} most={CRM_LIMITS.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...shared}
          name="source"
          label={t("fields.source")}
          options={options("sources", SOURCES)}
        />
        <ChoiceField
          {...shared}
          name="jobType"
          label={t("fields.jobType")}
          options={JOB_TYPES.map((value) => ({ value, text: named(`names.${value}`) }))}
        />
        <TypedField {...shared} name="value" type="decimal" label={t("fields.value")} />
        <TypedField
          {...shared}
          name="chance"
          type="numeric"
          label={t("fields.chance")}
          hint={t("fields.chanceHint")}
        />
        <TypedField {...shared} name="expectedOn" type="date" label={t("fields.expectedOn")} />
        <TypedField {...shared} name="place" label={t("fields.place")} most={CRM_LIMITS.place} />
      </div>
      <TypedField {...shared} name="note" label={t("fields.note")} most={CRM_LIMITS.note} long />
    </>
  );
}

/** What is done next, and when. */
export function NextFields({ form, id = "" }: Fields & { id?: string }) {
  const t = useText("crm");
  const say = useSay();
  const shared = { form, say };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TypedField
        {...shared}
        name="nextAction"
        id={`${id}nextAction`}
        label={t("fields.nextAction")}
        most={CRM_LIMITS.nextAction}
      />
      <TypedField {...shared} name="nextOn" id={`${id}nextOn`} type="date" label={t("fields.nextOn")} />
    </div>
  );
}

interface Dated {
  state: string;
  nextOn: string;
  late: number;
  stale: boolean;
  wakesAt: string | null;
}
const OVER = ["won", "lost"];

/** When something is due, how late it is, and whether nothing happened for too long. */
export function DueLine({ deal: { state, nextOn, late, stale, wakesAt } }: { deal: Dated }) {
  const t = useText("crm");
  const { date } = useFormat();
  if (OVER.includes(state)) return null;
  if (state === "dormant") return <span>{wakesAt && t("due.wakes", { date: isolated(date(wakesAt)) })}</span>;
  return (
    <>
      {late > 0 && <Badge variant="destructive">{t("due.late", { count: late })}</Badge>}
      {late === 0 && <Badge>{t("due.today")}</Badge>}
      {late < 0 && <bdi>{date(nextOn)}</bdi>}
      {stale && <Badge variant="outline">{t("due.stale")}</Badge>}
    </>
  );
}

/** One press to the next stage, with the next action as it stands; where its day is over the deal's page asks for another. */
export function OnwardForm({
  card,
  day,
  idem,
}: {
  card: BoardView["list"][number];
  day: string;
  idem: string;
}) {
  const t = useText("crm");
  const say = useSay();
  if (!card.onward || !card.mine) return null;
  const text = t("pipeline.move", { stage: say(`transitions.${card.onward}`) });
  if (card.nextOn < day) return <TextLink href={`${dealPath(card.id)}#move`}>{text}</TextLink>;
  const hidden = {
    ...{ deal: card.id, intent: MOVE_INTENT, idem, version: String(card.version) },
    ...{ nextAction: card.nextAction, nextOn: card.nextOn },
  };
  return (
    <form method="post" data-reload>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button name="transition" value={card.onward} variant="outline" size="sm">
        {text}
      </Button>
    </form>
  );
}
