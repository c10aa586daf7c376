import { CHECKLIST_LIMITS } from "~/engines/checklist/checklist.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { BUILD, CHECKLISTS, draftPath, templatePath } from "../checklists.limits.ts";
import type { DraftView } from "../drafts.view.server.ts";
import { DraftItemForm } from "./draft-item-form.tsx";
import { DraftProblem, WordsFields } from "./draft-parts.tsx";

interface ViewProps {
  view: DraftView;
  sent?: Sent;
}
type ShownSection = DraftView["sections"][number];
type ShownItem = ShownSection["items"][number];

function Seen({ view }: ViewProps) {
  return (
    <>
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="idem" value={view.idem} />
    </>
  );
}

/** What is missing before it can be used, or the button that publishes it. */
function Publish({ view }: ViewProps) {
  const t = useText("checklist-drafts");
  if (view.newer > 0)
    return (
      <Notice title={t("publish.newer", { number: view.newer })}>
        <p>{t("publish.newerText")}</p>
      </Notice>
    );
  if (view.hasGaps)
    return (
      <Notice title={t("publish.gaps")}>
        <ul className="list-disc ps-6">
          {view.gaps.map((code) => (
            <li key={code}>{t(`gaps.${code}`)}</li>
          ))}
          {view.sections
            .filter(({ isEmpty }) => isEmpty)
            .map(({ id, title }) => (
              <li key={id}>{t("gaps.emptySection", { section: isolated(title) })}</li>
            ))}
          {view.sections.flatMap(({ items }) =>
            items.flatMap(({ id, prompt, gaps }) =>
              gaps.map((code) => (
                <li key={`${id}-${code}`}>
                  <TextLink href={`${draftPath(view.id)}?item=${id}#item`}>
                    <Typed text={prompt} />
                  </TextLink>
                  : {t(`gaps.${code}`)}
                </li>
              )),
            ),
          )}
        </ul>
      </Notice>
    );
  if (!view.isChanged) return <p className="text-muted">{t("publish.same")}</p>;
  return (
    <form method="post" action={draftPath(view.id)} data-reload className="grid max-w-prose gap-2">
      <Seen view={view} />
      <p>{t(view.base === 0 ? "publish.first" : "publish.next")}</p>
      <Button name="intent" value="publish" size="lg" className="justify-self-start">
        {t("publish.go", { number: view.base + 1 })}
      </Button>
    </form>
  );
}

/** What an item asks beside its question. */
function Marks({ item }: { item: ShownItem }) {
  const t = useText("checklist-drafts");
  const lists = useText("safety-checklists");
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>{item.responses.map((answer) => lists(`answers.${answer}`)).join(" / ")}</span>
      <span>{t("marks.weight", { count: item.weight })}</span>
      {item.critical && <Badge>{lists("critical")}</Badge>}
      {item.demands.map(({ demand, outcomes }) => (
        <span key={demand}>
          {t(`marks.${demand}`, { when: outcomes.map((one) => t(`outcomes.${one}`)).join(", ") })}
        </span>
      ))}
      {item.shownBy && (
        <span>
          {t("marks.shownBy", {
            ...{ item: isolated(item.shownBy.prompt), answer: lists(`answers.${item.shownBy.is}`) },
          })}
        </span>
      )}
      {item.citation && (
        <bdi dir="ltr" translate="no">
          {item.citation}
        </bdi>
      )}
    </p>
  );
}

/** Up, down and away, for an item or a section. */
function Moves({
  view,
  of,
  id,
  name,
}: {
  view: DraftView;
  of: "item" | "section";
  id: string;
  name: string;
}) {
  const t = useText("checklist-drafts");
  const href = `${draftPath(view.id)}?${of}=${id}#${of}`;
  return (
    <form
      method="post"
      action={draftPath(view.id)}
      className="flex flex-wrap items-center gap-x-2 print:hidden"
      data-reload
    >
      <Seen view={view} />
      <input type="hidden" name={of} value={id} />
      <TextLink href={href}>
        {t("change")}
        <span className="sr-only">: {isolated(name)}</span>
      </TextLink>
      {(["up", "down", "drop"] as const).map((act) => (
        <Button
          key={act}
          name="intent"
          value={`${of}-${act}`}
          variant="ghost"
          aria-label={t(`${act}Of`, { name: isolated(name) })}
        >
          {t(act)}
        </Button>
      ))}
    </form>
  );
}

function Sections({ view }: ViewProps) {
  const t = useText("checklist-drafts");
  return (
    <TitledSection id="sections" title={t("sections.title")} className="grid scroll-mt-24 gap-6">
      {view.sections.length === 0 && <p>{t("sections.none")}</p>}
      {view.sections.map((section) => (
        <section key={section.id} aria-label={section.title} className="grid gap-2">
          <h3 className="border-b-2 border-ink text-lg font-bold">
            <Typed text={section.title} />
          </h3>
          {!view.readOnly && <Moves view={view} of="section" id={section.id} name={section.title} />}
          <ol className="grid">
            {section.items.map((item) => (
              <li key={item.id} className="grid gap-1 border-b border-line py-2">
                <span className="font-medium">
                  <Typed text={item.prompt} />
                </span>
                <Marks item={item} />
                {!view.readOnly && <Moves view={view} of="item" id={item.id} name={item.prompt} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </TitledSection>
  );
}

function SectionForm({ view, sent }: ViewProps) {
  const t = useText("checklist-drafts");
  const isNew = view.section === "";
  const form = formOf(["section"], sent, { ...view.sectionForm, section: view.section });
  return (
    <TitledSection
      id="section"
      title={t(isNew ? "sections.new" : "sections.change")}
      className="grid scroll-mt-24 gap-4 print:hidden"
    >
      <form method="post" action={draftPath(view.id)} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.version} />
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="section" value={form.value("section")} />
        <WordsFields form={form} name="title" label={t("fields.title")} most={CHECKLIST_LIMITS.name} />
        <Button name="intent" value="section" variant="outline" className="justify-self-start">
          {t(isNew ? "sections.add" : "save")}
        </Button>
      </form>
    </TitledSection>
  );
}

function NameForm({ view, sent }: ViewProps) {
  const t = useText("checklist-drafts");
  const form = formOf(["name"], sent, view.name);
  return (
    <Fold title={t("rename")} open={form.isSent}>
      <form method="post" action={draftPath(view.id)} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.version} />
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <WordsFields form={form} name="name" label={t("fields.name")} most={CHECKLIST_LIMITS.name} />
        <Button name="intent" value="name" variant="outline" className="justify-self-start">
          {t("save")}
        </Button>
      </form>
    </Fold>
  );
}

/** A list that is written on a page: its sections and items, what is missing, and the button that publishes it. */
export default function DraftScreen({ view, sent }: ViewProps) {
  const t = useText("checklist-drafts");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={CHECKLISTS}>{t("backAll")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={view.title} />
        </h1>
        <p className="flex flex-wrap items-center gap-3">
          <Badge variant="secondary">
            {view.base === 0 ? t("states.draft") : t("states.published", { number: view.base })}
          </Badge>
          {view.base > 0 && view.isChanged && <Badge variant="outline">{t("states.changed")}</Badge>}
          {view.base > 0 && <TextLink href={templatePath(view.key)}>{t("see")}</TextLink>}
        </p>
        {view.isExample && (
          <p>
            {t("isExample")} <TextLink href={BUILD}>{t("beginOwn")}</TextLink>
          </p>
        )}
      </header>
      <DraftProblem sent={sent} />
      {!view.readOnly && <Publish view={view} />}
      <Sections view={view} />
      {!view.readOnly && (view.mayAdd.item || view.chosen !== "") && (
        <DraftItemForm view={view} sent={sent} />
      )}
      {!view.readOnly && (view.mayAdd.section || view.section !== "") && (
        <SectionForm view={view} sent={sent} />
      )}
      {!view.readOnly && <NameForm view={view} sent={sent} />}
      {!view.readOnly && (
        <Fold title={t("discard.title")}>
          <form
            method="post"
            action={draftPath(view.id)}
            className="grid justify-items-start gap-3"
            data-reload
          >
            <p className="max-w-prose">{t(view.base === 0 ? "discard.text" : "discard.published")}</p>
            <Button name="intent" value="discard" variant="destructive">
              {t("discard.sure")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}
