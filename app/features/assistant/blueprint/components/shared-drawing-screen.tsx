import type { Tapping } from "~/engines/drawing/drawing.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SharedDrawing } from "../shared.queries.server.ts";
import { isLegible } from "../shortened.ts";
import AnalysisView from "./analysis-view.tsx";
import { TakeoffList } from "./takeoff-list.tsx";
import TakeoffOverlay from "./takeoff-overlay.tsx";

const NOTHING_SET: Tapping = { tool: "length", points: [] };

function AnswerForm({ shared, reply }: { shared: SharedDrawing; reply?: FormReply }) {
  const t = useText("shared-drawing");
  const { link, idem, name } = shared;
  const error = (field: string) => {
    const key = reply?.errors[field];
    return key && t(key as Key<"shared-drawing">);
  };
  const decisions = link.mayAnswer
    ? (["approved", "changes", "none"] as const)
    : (["approved", "changes"] as const);
  return (
    <TitledSection id="answer" title={t("answer.title")} className="grid gap-4 border-t-2 border-ink pt-6">
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        {link.mayDecide && (
          <RadioTiles
            name="decision"
            legend={t("answer.decision")}
            options={decisions.map((value) => ({ value, text: t(`decisions.${value}`) }))}
            chosen={reply?.fields.decision}
            error={error("decision")}
          />
        )}
        <TextareaField
          name="text"
          label={t("answer.text")}
          hint={t("answer.textHint", { name: link.from || link.for })}
          error={error("text")}
          defaultValue={reply?.fields.text}
        />
        {link.asksName && (
          <Field
            name="printedName"
            label={t("answer.name")}
            hint={t("answer.nameHint")}
            error={error("printedName")}
            defaultValue={reply?.fields.printedName ?? name}
            autoComplete="name"
            dir="auto"
          />
        )}
        <Button size="lg" className="justify-self-start">
          {t("answer.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Said({ said }: Pick<SharedDrawing, "said">) {
  const t = useText("shared-drawing");
  const format = useFormat();
  return (
    <TitledSection id="said" title={t("said")} className="grid gap-2">
      <ul className="max-w-2xl">
        {said.map(({ id, printedName, content, createdAt }) => {
          const { decision, text } = content as { decision?: "approved" | "changes"; text?: string };
          return (
            <li key={id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                {decision && <Badge>{t(`decisions.${decision}`)}</Badge>}
                <bdi className="font-bold">{printedName}</bdi>
                <span className="text-sm text-muted">{format.date(createdAt)}</span>
              </p>
              {text && (
                <p dir="auto" className="break-words whitespace-pre-wrap">
                  {text}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** A drawing for somebody without an account: what it is, what was read on it, and the one thing they are asked for. */
export function SharedDrawingScreen({ shared, reply }: { shared: SharedDrawing; reply?: FormReply }) {
  const t = useText("shared-drawing");
  const format = useFormat();
  const { plan, takeoff, result, partly, link, said } = shared;
  const { width, height } = plan;
  const isRead = isLegible(result.analysis) || result.analysis.unread.length > 0 || partly;
  const items = Object.entries(reply?.errors ?? {}).map(([field, key]) => ({
    field: field === "decision" ? "decision-approved" : field,
    message: t(key as Key<"shared-drawing">),
  }));
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold break-words sm:text-3xl">
          <bdi>{plan.name}</bdi>
        </h1>
        <p className="text-lg text-muted">
          {link.from && (
            <>
              {t("from")} <bdi className="font-medium text-ink">{link.from}</bdi> ·{" "}
            </>
          )}
          {t("for")} <bdi className="font-medium text-ink">{link.for}</bdi> ·{" "}
          {t("until", { date: format.date(link.expiresAt) })}
        </p>
      </header>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={reply.formError && t(reply.formError as Key<"shared-drawing">)}
          items={items}
        />
      )}
      {/* The whole sheet fits the screen; one press opens it by itself, as large as it is. */}
      <a href={plan.source} className="justify-self-start border border-control bg-surface" data-reload>
        <span className="relative block">
          <img
            src={plan.source}
            alt={t("picture")}
            width={width}
            height={height}
            className="block h-auto max-w-full"
          />
          <TakeoffOverlay width={width} height={height} takeoff={takeoff} tapping={NOTHING_SET} />
        </span>
      </a>
      {takeoff.measures.length > 0 && <TakeoffList takeoff={takeoff} removal={() => null} />}
      {said.length > 0 && <Said said={said} />}
      {(link.mayAnswer || link.mayDecide) && <AnswerForm shared={shared} reply={reply} />}
      {isRead && (
        <section className="grid gap-8">
          <h2 className="text-2xl font-bold">{t("read")}</h2>
          <AnalysisView {...result} partly={partly} all={`/shared/${link.id}/drawing?all=yes`} />
        </section>
      )}
    </div>
  );
}
