import { MOVE_INTENT, ProcessActions } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  ADMIN_VERIFICATIONS,
  adminFilePath,
  ITEM_KINDS,
  type ItemKind,
  RESULTS,
  REVOKED_FOR,
  VERIFICATION_LIMITS,
} from "../verification.limits.ts";
import type { ReviewView } from "../verification.view.server.ts";
import { CaseHead, History, ItemFacts, ReferenceFacts } from "./case-screen.tsx";
import { LevelRules, Problem, ReachedLevel, useProcessTexts, useSay } from "./parts.tsx";

interface ReviewProps {
  view: ReviewView;
  sent?: Sent;
}

/** What was found of one piece of evidence: where somebody looked, and on which day. */
function LookForm({ view, kind, sent }: ReviewProps & { kind: ItemKind }) {
  const t = useText("verification-case");
  const say = useSay();
  const item = view.items.find((one) => one.kind === kind);
  const own = sent?.fields.kind === kind ? sent : undefined;
  const form = formOf(["look"], own, {
    ...{ result: item?.result ?? "", lookedAt: item?.lookedAt ?? "" },
    ...{ lookedOn: item?.lookedOn ?? view.today, reviewNote: item?.reviewNote ?? "" },
  });
  const shared = (name: string) => {
    const error = form.error(name);
    return {
      ...{ name, id: `${kind}-${name}`, defaultValue: form.value(name) },
      error: error && say(error),
    };
  };
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.form} />
      <input type="hidden" name="version" value={view.one.version} />
      <input type="hidden" name="kind" value={kind} />
      <p className="text-muted">{say(`look.${kind}`)}</p>
      <SelectField
        {...shared("result")}
        label={t("look.result")}
        options={["", ...RESULTS].map((value) => ({ value, text: say(`results.${value || "open"}`) }))}
      />
      <Field
        {...shared("lookedAt")}
        label={t("look.where")}
        maxLength={VERIFICATION_LIMITS.lookedAt}
        dir="auto"
      />
      <Field {...shared("lookedOn")} label={t("look.day")} type="date" />
      <TextareaField
        {...shared("reviewNote")}
        label={t("look.note")}
        maxLength={VERIFICATION_LIMITS.note}
        dir="auto"
        rows={2}
      />
      <Button name="intent" value="look" variant="outline" className="justify-self-start max-sm:w-full">
        {t("item.save")}
      </Button>
    </form>
  );
}

/** Takes a badge back: its page says so, with the day and why. */
function Revoke({ view, sent }: ReviewProps) {
  const t = useText("verification-case");
  const say = useSay();
  const form = formOf(["revoke"], sent);
  return (
    <Fold title={t("revoke.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.move} />
        <input type="hidden" name="version" value={view.one.version} />
        <ChoiceField
          {...{ form, say }}
          name="revokedFor"
          label={t("revoke.because")}
          options={REVOKED_FOR.map((value) => ({ value, text: say(`revokedFor.${value}`) }))}
        />
        <TypedField {...{ form, say }} name="note" label={t("revoke.note")} most={1_000} long />
        <Button
          name="intent"
          value="revoke"
          variant="destructive"
          className="justify-self-start max-sm:w-full"
        >
          {t("revoke.send")}
        </Button>
      </form>
    </Fold>
  );
}

/** One case for a reviewer: a checklist of what was looked at, and the decision with its reason. */
export default function ReviewScreen({ view, sent }: ReviewProps) {
  const t = useText("verification-case");
  const say = useSay();
  const texts = useProcessTexts();
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const reviewing = view.one.state === "inReview";
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <p>
        <TextLink href={ADMIN_VERIFICATIONS}>{t("queue.back")}</TextLink>
      </p>
      <CaseHead view={view} />
      <Problem sent={sent} />
      <ReachedLevel reached={view.reached} agreement={view.agreement} />
      <ProcessActions
        isServed
        standing={view.standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {view.mayRevoke && <Revoke view={view} sent={sent} />}
      <TitledSection id="evidence" title={t("evidenceTitle")} className="grid">
        <section className="grid gap-2 border-b border-line py-4">
          <h3 className="font-bold">{t("evidence.email")}</h3>
          <p>{t(view.confirmed ? "item.emailConfirmed" : "item.emailOpen")}</p>
        </section>
        {ITEM_KINDS.map((kind) => {
          const item = view.items.find((one) => one.kind === kind);
          const file = view.files.find((one) => one.kind === kind);
          return (
            <section key={kind} id={kind} className="grid scroll-mt-24 gap-3 border-b border-line py-4">
              <h3 className="font-bold">{say(`evidence.${kind}`)}</h3>
              {item ? <ItemFacts item={item} /> : <p className="text-muted">{t("item.notSent")}</p>}
              {file && (
                <p>
                  <TextLink href={adminFilePath(view.one.id, file.id)} data-reload>
                    {t("look.file")}
                  </TextLink>
                </p>
              )}
              {item && reviewing && <LookForm view={view} kind={kind} sent={sent} />}
            </section>
          );
        })}
      </TitledSection>
      <TitledSection id="references" title={t("evidence.references")} className="grid gap-3">
        {view.references.length === 0 && <p className="text-muted">{t("item.notSent")}</p>}
        {view.references.map((given) => (
          <ReferenceFacts key={given.id} given={given} />
        ))}
      </TitledSection>
      <LevelRules />
      <History view={view} />
    </div>
  );
}
