import { type Line, LinesTable } from "~/engines/lines/lines.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline, StepForm } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { CHANGE_LIMITS, CHANGE_ORDER, CHANGE_ORDERS, changeOrdersPath } from "../change-orders.limits.ts";
import type { ChangeOrderView } from "../change-orders.view.server.ts";
import {
  ChangeHead,
  HeadFields,
  lineField,
  Problem,
  Proof,
  useProcessTexts,
  useSay,
} from "./change-parts.tsx";

interface ChangeOrderScreenProps {
  view: ChangeOrderView;
  sent?: Sent;
}

function EditHead({ view, sent }: ChangeOrderScreenProps) {
  const t = useText("change-orders");
  const { order } = view;
  const form = formOf(["head"], sent, {
    ...{ title: order.title, reason: order.reason, scope: order.scope, days: String(order.days) },
    ...{ overhead: order.overhead, profit: order.profit, tax: order.tax },
  });
  return (
    <Fold title={t("edit.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={order.version} />
        <HeadFields form={form} />
        <Button name="intent" value="head" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

interface LineFormProps extends ChangeOrderScreenProps {
  section: string;
  /** The line that is changed; a new one where it is left out. */
  line?: Line;
}

function LineForm({ view, sent, section, line }: LineFormProps) {
  const t = useText("change-orders");
  const say = useSay();
  const ids = view.content.sections.flatMap(({ lines }) => lines.map(({ id }) => id));
  const of = sent?.fields.line ?? "";
  const isThis = line ? of === line.id : !ids.includes(of);
  const form = formOf(["line"], isThis ? sent : undefined, {
    ...{ section, text: line?.text ?? "", qty: line?.qty ?? "", unit: line?.unit ?? "" },
    ...{ unitCost: line?.unitCost ?? "", markup: line?.markup ?? "", code: line?.code ?? "" },
    taxable: line?.taxable ? "on" : "",
  });
  const field = (name: string) => ({ form, say, name, id: lineField(line?.id, name) });
  return (
    <Fold
      title={line ? t("lines.change", { line: isolated(line.text) }) : t("lines.add")}
      open={form.isSent || (!line && ids.length === 0)}
    >
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.order.version} />
        <input type="hidden" name="line" value={line?.id ?? (form.isSent ? of : view.keys.line)} />
        <TypedField {...field("text")} label={t("fields.text")} most={CHANGE_LIMITS.text} />
        <div className="grid gap-5 sm:grid-cols-4">
          <TypedField {...field("qty")} label={t("fields.qty")} type="decimal" />
          <TypedField {...field("unit")} label={t("fields.unit")} most={CHANGE_LIMITS.unit} />
          <TypedField {...field("unitCost")} label={t("fields.unitCost")} type="decimal" />
          <TypedField {...field("markup")} label={t("fields.markup")} type="decimal" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField
            {...field("section")}
            label={t("fields.section")}
            hint={t("fields.sectionHint")}
            most={CHANGE_LIMITS.section}
          />
          <TypedField
            {...field("code")}
            label={t("fields.code")}
            hint={t("fields.codeHint")}
            most={CHANGE_LIMITS.code}
          />
        </div>
        <Checkbox
          name="taxable"
          id={lineField(line?.id, "taxable")}
          label={t("fields.taxable")}
          defaultChecked={form.value("taxable") === "on"}
        />
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="line" className="max-sm:w-full">
            {t(line ? "edit.save" : "lines.put")}
          </Button>
          {line && (
            <Button name="intent" value="drop" variant="destructive" className="max-sm:w-full">
              {t("lines.drop")}
            </Button>
          )}
        </p>
      </form>
    </Fold>
  );
}

function Send({ view }: Pick<ChangeOrderScreenProps, "view">) {
  const t = useText("change-orders");
  return (
    <StepForm
      transition="send"
      idem={view.keys.send}
      version={view.order.version}
      text={t("send.text")}
      label={t("transitions.send")}
    />
  );
}

/** One change order: what changes, what it costs, whose turn it is, and what was sent and signed. */
export default function ChangeOrderScreen({ view, sent }: ChangeOrderScreenProps) {
  const t = useText("change-orders");
  const say = useSay();
  const texts = useProcessTexts();
  const { order, standing, content, readOnly, mayEdit } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const lines = content.sections.flatMap((section) => section.lines.map((line) => ({ section, line })));
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ChangeHead order={order}>
        <p className="print:hidden">
          <TextLink href={view.isExample ? CHANGE_ORDERS : changeOrdersPath({ project: order.projectId })}>
            {t("back")}
          </TextLink>
        </p>
      </ChangeHead>
      <Problem sent={sent} lines={lines.map(({ line }) => line.id)} />
      <Proof sent={view.sent} approved={view.approved} zone={order.zone} />
      {!readOnly && view.maySend && <Send view={view} />}
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={order.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {!readOnly && standing.state === "sent" && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t(view.mayShare ? "share.text" : "share.guest")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${CHANGE_ORDER}&id=${order.id}`}>
              {t(view.mayShare ? "share.link" : "share.signIn")}
            </TextLink>
          </p>
        </TitledSection>
      )}
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        <LinesTable content={content} caption={t("lines.caption")} view="cost" />
        {mayEdit && (
          <div className="grid">
            {lines.map(({ section, line }) => (
              <LineForm key={line.id} view={view} sent={sent} section={section.title} line={line} />
            ))}
            <LineForm view={view} sent={sent} section={content.sections.at(-1)?.title ?? ""} />
            <EditHead view={view} sent={sent} />
          </div>
        )}
      </TitledSection>
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone={order.zone}
        maySpeak={!readOnly}
        markText={say}
        sent={sent}
      />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={order.zone} />
        </TitledSection>
      )}
    </div>
  );
}
