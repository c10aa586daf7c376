import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  ITEM_KINDS,
  type ItemKind,
  REFERENCE,
  VERIFICATION,
  VERIFICATION_LIMITS,
} from "../verification.limits.ts";
import type { CaseView, ReviewView } from "../verification.view.server.ts";
import { ItemForm, ReferenceForm } from "./item-forms.tsx";
import { LevelRules, Problem, ReachedLevel, useProcessTexts, useSay } from "./parts.tsx";

type Item = CaseView["items"][number];

/** What the holder wrote of a piece of evidence, and what a reviewer found. */
export function ItemFacts({ item }: { item: Item }) {
  const t = useText("verification-case");
  const say = useSay();
  const { date } = useFormat();
  const said = [item.region, item.issuer, item.number, item.classes].filter(Boolean);
  return (
    <div className="grid gap-1">
      {said.length > 0 && (
        <p>
          <bdi translate="no">{said.join(" · ")}</bdi>
        </p>
      )}
      {item.untilOn && (
        <p className={item.isOver ? "font-bold text-danger" : undefined}>
          {t(item.isOver ? "item.over" : "item.until", { date: isolated(date(item.untilOn)) })}
        </p>
      )}
      {item.note && (
        <p className="text-muted">
          <Typed text={item.note} />
        </p>
      )}
      {item.agrees === false && <p className="text-warn">{t("item.otherName")}</p>}
      {item.result ? (
        <p>
          <Badge variant={item.result === "problem" ? "destructive" : "secondary"}>
            {say(`results.${item.result}`)}
          </Badge>{" "}
          {item.lookedOn &&
            t("item.looked", { date: isolated(date(item.lookedOn)), where: isolated(item.lookedAt) })}
          {item.reviewNote && (
            <span className="block">
              <Typed text={item.reviewNote} />
            </span>
          )}
        </p>
      ) : (
        <p className="text-muted">{t("item.notLooked")}</p>
      )}
    </div>
  );
}

/** What somebody answered who was asked about the firm. */
export function ReferenceFacts({ given }: { given: CaseView["references"][number] }) {
  const t = useText("verification-case");
  const say = useSay();
  const { date } = useFormat();
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        <Typed text={[given.asked, given.job].filter(Boolean).join(" · ")} />
      </p>
      {given.answeredAt ? (
        <>
          <p>
            {t("references.answered", {
              name: isolated(given.printedName),
              date: isolated(date(given.answeredAt.slice(0, 10))),
            })}
          </p>
          <ul>
            {(["worked", "finished", "price", "again"] as const).map((question) => (
              <li key={question}>
                {say(`questions.${question}`)}{" "}
                <strong>{say(`answers.${given[question] || "unsure"}`)}</strong>
              </li>
            ))}
          </ul>
          {given.words && (
            <p>
              <Typed text={given.words} />
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">{t("references.waiting")}</p>
      )}
    </div>
  );
}

/** The head of a case: the firm, its address and what it says of the level. */
export function CaseHead({ view }: { view: CaseView | ReviewView }) {
  const t = useText("verification-case");
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={view.one.firm} />
      </h1>
      {view.one.sample && (
        <p>
          <Badge variant="secondary">{t("sample")}</Badge>
        </p>
      )}
      {view.one.address && (
        <p>
          <Typed text={view.one.address} />
        </p>
      )}
    </header>
  );
}

/** The history of a case with the words of the process. */
export function History({ view }: { view: CaseView | ReviewView }) {
  const texts = useProcessTexts();
  return <ProcessTimeline events={view.history} texts={texts} />;
}

interface CaseProps {
  view: CaseView;
  sent?: Sent;
  tooLarge?: boolean;
}

/** A body that was too large was not read: the page knows nothing of the form, and says it above. */
const TOO_LARGE: Sent = { fields: {}, errors: {}, problem: "errors.file.tooLarge" };

function EvidenceList({ view, sent }: CaseProps) {
  const t = useText("verification-case");
  const say = useSay();
  const part = (kind: ItemKind) => {
    const item = view.items.find((one) => one.kind === kind);
    const file = view.files.find((one) => one.kind === kind);
    return (
      <section key={kind} id={kind} className="grid scroll-mt-24 gap-2 border-b border-line py-4">
        <h3 className="font-bold">{say(`evidence.${kind}`)}</h3>
        {item && <ItemFacts item={item} />}
        {file && kind === "identity" && <p>{t("item.identityKept")}</p>}
        {file && kind !== "identity" && (
          <p>
            <TextLink href={fileHref(file.id)} data-reload>
              <bdi translate="no">{file.name}</bdi>
            </TextLink>
          </p>
        )}
        {view.isOpen && !view.readOnly && <ItemForm view={view} kind={kind} sent={sent} />}
      </section>
    );
  };
  return (
    <TitledSection id="evidence" title={t("evidenceTitle")} className="grid">
      <section className="grid gap-2 border-b border-line py-4">
        <h3 className="font-bold">{t("evidence.email")}</h3>
        <p>{t(view.confirmed ? "item.emailConfirmed" : "item.emailOpen")}</p>
      </section>
      {ITEM_KINDS.map(part)}
    </TitledSection>
  );
}

function References({ view, sent }: CaseProps) {
  const t = useText("verification-case");
  return (
    <TitledSection id="references" title={t("evidence.references")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("references.text")}</p>
      {([1, 2] as const).map((place) => {
        const given = view.references.find((one) => one.place === place);
        const open = !given?.answeredAt && !view.readOnly;
        return (
          <div key={place} className="grid gap-2">
            {given && <ReferenceFacts given={given} />}
            {given && open && (
              <p>
                <TextLink href={`/workspace/share?type=${REFERENCE}&id=${given.id}`}>
                  {t("references.link", { name: isolated(given.asked) })}
                </TextLink>
              </p>
            )}
            {view.isOpen && open && <ReferenceForm view={view} place={place} sent={sent} />}
          </div>
        );
      })}
    </TitledSection>
  );
}

function Firm({ view, sent }: CaseProps) {
  const t = useText("verification-case");
  const say = useSay();
  const form = formOf(["edit"], sent, { firm: view.one.firm, address: view.one.address });
  return (
    <Fold title={t("edit")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.one.version} />
        <TypedField {...{ form, say }} name="firm" label={t("fields.firm")} most={VERIFICATION_LIMITS.firm} />
        <TypedField
          {...{ form, say }}
          name="address"
          label={t("fields.address")}
          most={VERIFICATION_LIMITS.address}
        />
        <Button name="intent" value="edit" className="justify-self-start max-sm:w-full">
          {t("item.save")}
        </Button>
      </form>
    </Fold>
  );
}

function BadgePart({ view }: CaseProps) {
  const t = useText("verification-case");
  const say = useSay();
  return (
    <TitledSection id="badge" title={t("badge.title")} className="grid gap-3">
      <p>
        <TextLink href={view.badge}>{t("badge.open")}</TextLink>
      </p>
      {!view.readOnly && (
        <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
          <input type="hidden" name="version" value={view.one.version} />
          <CheckboxList
            name="hidden"
            legend={t("badge.hide")}
            hint={t("badge.hideHint")}
            options={view.hideable.map((value) => ({ value, text: say(`hideable.${value}`) }))}
            chosen={view.one.hidden}
          />
          <Button name="intent" value="hide" variant="outline" className="justify-self-start max-sm:w-full">
            {t("item.save")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** One case for its firm: what is there, what a reviewer found, whose turn it is. */
export default function CaseScreen({ view, sent: posted, tooLarge }: CaseProps) {
  const sent = tooLarge ? TOO_LARGE : posted;
  const t = useText("verification-case");
  const texts = useProcessTexts();
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const given = ["verified", "expired", "revoked"].includes(view.one.state);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <p>
        <TextLink href={VERIFICATION}>{t("back")}</TextLink>
      </p>
      <CaseHead view={view} />
      <Problem sent={sent} />
      <ReachedLevel reached={view.reached} agreement={view.agreement} />
      <ProcessActions
        isServed
        standing={view.readOnly ? { ...view.standing, choices: [] } : view.standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {given && <BadgePart view={view} />}
      {view.isOpen && !view.readOnly && <Firm view={view} sent={sent} />}
      <EvidenceList view={view} sent={sent} />
      <References view={view} sent={sent} />
      <LevelRules />
      <History view={view} />
    </div>
  );
}
