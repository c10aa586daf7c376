import { useText } from "~/i18n/i18n.tsx";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { MATRIX, MATRIX_LIMITS, TASKS } from "../matrix.limits.ts";
import type { MatrixView } from "../matrix.view.server.ts";
import { TypedField } from "./parts.tsx";

interface FormsProps {
  view: MatrixView;
  sent?: Sent;
}

type Asked = MatrixView["all"][number];

/** One requirement as it is asked; without one, a new one of the firm. */
function RequirementForm({ view, sent, asked }: FormsProps & { asked?: Asked }) {
  const t = useText("training-matrix");
  const isThis = (sent?.fields.code ?? "").trim() === (asked?.code ?? "");
  const form = formOf(["requirement"], isThis ? sent : undefined, {
    ...{ title: asked?.title ?? "", trades: asked?.trades.join(", ") ?? "", course: asked?.course ?? "" },
    ...{ validMonths: String(asked?.validMonths ?? 0), minutes: String(asked?.minutes ?? 60) },
    cost: typedDollars(asked?.costCents ?? 0),
  });
  const tasks: readonly string[] = asked?.tasks ?? [];
  return (
    <form method="post" action={MATRIX} noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <input type="hidden" name="code" value={asked?.code ?? ""} />
      <input type="hidden" name="version" value={asked?.version ?? 0} />
      <TypedField form={form} name="title" label={t("requirement.called")} most={MATRIX_LIMITS.title} />
      <TypedField
        form={form}
        name="trades"
        label={t("requirement.trades")}
        hint={t("requirement.tradesHint")}
        most={MATRIX_LIMITS.trades}
      />
      <fieldset>
        <legend className="font-medium">{t("requirement.tasks")}</legend>
        {TASKS.map((task) => (
          <Checkbox
            key={task}
            id={`tasks-${task}`}
            name="tasks"
            value={task}
            label={t(`tasks.${task}`)}
            defaultChecked={tasks.includes(task)}
          />
        ))}
      </fieldset>
      <TypedField
        form={form}
        name="course"
        label={t("requirement.course")}
        hint={t("requirement.courseHint")}
        most={MATRIX_LIMITS.course}
      />
      <TypedField
        form={form}
        name="validMonths"
        type="numeric"
        label={t("requirement.validMonths")}
        hint={t("requirement.monthsHint")}
      />
      <TypedField form={form} name="minutes" type="numeric" label={t("requirement.minutes")} />
      <TypedField form={form} name="cost" type="decimal" label={t("requirement.cost")} />
      {asked && (
        <Checkbox name="active" value="on" label={t("requirement.active")} defaultChecked={asked.active} />
      )}
      <Button name="intent" value="requirement" className="justify-self-start">
        {t("requirement.save")}
      </Button>
    </form>
  );
}

/** The requirements, of which one is open: `?requirement=` says which. */
export function RequirementForms({ view, sent }: FormsProps) {
  const t = useText("training-matrix");
  const code = sent?.fields.intent === "requirement" ? (sent.fields.code ?? "").trim() : view.requirement;
  const open = view.all.find((one) => one.code === code);
  const isSent = sent?.fields.intent === "requirement";
  return (
    <Fold title={t("requirement.title")} open={isSent || view.requirement !== ""}>
      <p className="max-w-prose">{t("requirement.lead")}</p>
      <ul id="requirements">
        {view.all.map((one) => (
          <li key={one.code} className="flex flex-wrap items-center gap-x-3">
            <TextLink
              href={`${MATRIX}?requirement=${one.code}#requirements`}
              aria-current={one === open ? "true" : undefined}
              data-reload
            >
              <Typed text={one.called} />
            </TextLink>
            {one.saved && <Badge variant="secondary">{t("requirement.saved")}</Badge>}
          </li>
        ))}
      </ul>
      <h3 className="font-bold">{open ? <Typed text={open.called} /> : t("requirement.own")}</h3>
      <RequirementForm view={view} sent={sent} asked={open} />
    </Fold>
  );
}
