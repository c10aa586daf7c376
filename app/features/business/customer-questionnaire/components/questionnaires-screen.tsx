import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { formPath, INTAKE_LIMITS, INTAKES, intakePath } from "../intakes.limits.ts";
import type { QuestionnairesView } from "../intakes.view.server.ts";
import { EditQuestionnaire } from "./edit-questionnaire.tsx";
import { Problem, UnitsLink, useSay } from "./intake-parts.tsx";
import { QuestionField } from "./question-field.tsx";

export interface QuestionnairesProps {
  view: QuestionnairesView;
  sent?: Sent;
}
type Chosen = NonNullable<QuestionnairesView["chosen"]>;

const withFrom = (view: QuestionnairesView, address: string) =>
  view.from ? `${address}&from=${encodeURIComponent(view.from.from)}` : address;

/** The questionnaires that there are: ours, then own ones. */
function Choices({ view }: QuestionnairesProps) {
  const t = useText("intakes");
  const say = useSay();
  return (
    <>
      <TitledSection id="templates" title={t("templatesTitle")} className="grid gap-2">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {view.templates.map(({ id, questions }) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3">
              <TextLink href={withFrom(view, formPath(id))}>{say(`templates.${id}`)}</TextLink>
              <span className="text-muted">{t("questionCount", { count: questions })}</span>
            </li>
          ))}
        </ul>
      </TitledSection>
      {view.forms.length > 0 && (
        <TitledSection id="own" title={t("ownTitle")} className="grid gap-2">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {view.forms.map(({ id, title, questions, version }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3">
                <TextLink href={withFrom(view, formPath(id))}>
                  <Typed text={title} />
                </TextLink>
                <span className="text-muted">{t("questionCount", { count: questions })}</span>
                <span className="text-muted">{t("versionN", { version: String(version) })}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

/** Begins one client's: who is asked, and about what. */
function Begin({ view, sent, chosen }: QuestionnairesProps & { chosen: Chosen }) {
  const t = useText("intakes");
  const say = useSay();
  const facts = view.from?.facts ?? {};
  const form = formOf(["begin"], sent, {
    ...{ client: facts.client ?? "", title: facts.title ?? "", email: facts.email ?? "" },
    ...{ phone: facts.phone ?? "", place: facts.place ?? "" },
  });
  const shared = { form, say };
  return (
    <TitledSection id="begin" title={t("begin.title")} className="grid gap-4">
      {view.from && <p>{t("begin.from", { name: isolated(view.from.name) })}</p>}
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys?.begin} />
        <input type="hidden" name="form" value={chosen.id} />
        <input type="hidden" name="from" value={view.from?.from ?? ""} />
        <TypedField {...shared} name="client" label={t("fields.client")} most={INTAKE_LIMITS.client} />
        <TypedField
          {...shared}
          name="title"
          id="begin-title"
          label={t("fields.title")}
          hint={t("fields.titleHint")}
          most={INTAKE_LIMITS.title}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...shared} name="email" label={t("fields.email")} most={INTAKE_LIMITS.email} />
          <TypedField
            {...shared}
            name="phone"
            label={t("fields.phone")}
            type="tel"
            most={INTAKE_LIMITS.phone}
          />
        </div>
        <TypedField {...shared} name="place" label={t("fields.place")} most={INTAKE_LIMITS.place} />
        <Button name="intent" value="begin" size="lg" className="justify-self-start max-sm:w-full">
          {t("begin.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** The questions as a client sees them; what is typed here is sent nowhere. */
function Preview({ chosen }: { chosen: Chosen }) {
  const t = useText("intakes");
  const say = useSay();
  return (
    <TitledSection id="preview" title={t("preview.title")} className="grid gap-6">
      <p className="max-w-prose text-muted">{t("preview.text")}</p>
      <UnitsLink system={chosen.system} address={formPath(chosen.id)} />
      {chosen.sections.map((section) => (
        <section key={section.id} className="grid max-w-2xl gap-5" aria-labelledby={`preview-${section.id}`}>
          <h3 id={`preview-${section.id}`} className="text-lg font-bold">
            {say(`sections.${section.id}`)}
          </h3>
          {section.questions.map((question) => (
            <div key={question.id} className="grid gap-1">
              <PreviewField question={question} system={chosen.system} />
              {question.isHung && <p className="text-sm text-muted">{t("preview.hung")}</p>}
            </div>
          ))}
        </section>
      ))}
    </TitledSection>
  );
}

function PreviewField({
  question,
  system,
}: {
  question: Chosen["sections"][number]["questions"][number];
  system: string;
}) {
  const t = useText("intakes");
  const say = useSay();
  if (question.kind !== "files")
    return <QuestionField question={question} system={system} value={question.value} />;
  return (
    <p>
      <span className="font-medium">{question.own ?? say(`questions.${question.id}`)}</span>{" "}
      <span className="text-muted">{t("files.hint")}</span>
    </p>
  );
}

/** What clients were asked, and how far each has come. */
function Asked({ view }: QuestionnairesProps) {
  const t = useText("intakes");
  const say = useSay();
  const { number, date } = useFormat();
  return (
    <TitledSection id="asked" title={t("list.title")} className="grid gap-3">
      {view.list.length === 0 && <p className="max-w-prose text-muted">{t("list.empty")}</p>}
      <ul className="grid gap-2">
        {view.list.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2">
            <TextLink href={intakePath(row.id)}>
              <Typed text={`${row.client}, ${row.title}`} />
            </TextLink>
            <span>{say(`states.${row.state}`)}</span>
            {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
            <span className="text-muted tabular-nums">{t("answered", { percent: number(row.whole) })}</span>
            {row.submittedAt && (
              <span className="tabular-nums">{t("list.score", { score: number(row.score) })}</span>
            )}
            <span className="text-muted">
              {isolated(date((row.submittedAt ?? row.createdAt).slice(0, 10)))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={INTAKES}>{t("list.compare")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** Questionnaires: chosen, changed, sent; and what came back. */
export default function QuestionnairesScreen({ view, sent }: QuestionnairesProps) {
  const t = useText("intakes");
  const say = useSay();
  const screens = useText("shell");
  const { chosen } = view;
  const title = chosen && (chosen.isOwn ? chosen.title : say(`templates.${chosen.id}`));
  const anchor = (field: string) => {
    if (field === "title") return sent?.fields.intent === "copy" ? "copy-title" : "begin-title";
    return field;
  };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading
        sheet={sheetNumber(screen("customerQuestionnaire"))}
        title={screens("screens.customerQuestionnaire.title")}
      >
        {t("lead")}
      </PageHeading>
      <Problem sent={sent} anchor={anchor} />
      {view.unknown && <Notice tone="warn" title={t("errors.gone")} />}
      <Choices view={view} />
      {!view.isMember && <Notice title={t("guest.title")}>{t("guest.text")}</Notice>}
      {chosen && title && (
        <>
          <h2 className="text-xl font-bold">
            <Typed text={title} />
          </h2>
          {view.mayWrite && <Begin view={view} sent={sent} chosen={chosen} />}
          {view.mayWrite && <EditQuestionnaire view={view} sent={sent} chosen={chosen} title={title} />}
          <Preview chosen={chosen} />
        </>
      )}
      {view.isMember && <Asked view={view} />}
    </div>
  );
}
