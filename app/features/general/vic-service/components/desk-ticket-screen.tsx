import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { DESK, deskTicketPath, VIC_LIMITS } from "../vic.limits.ts";
import type { DeskTicketView } from "../vic.view.server.ts";
import { Problem, TicketHead, useProcessTexts, useSay } from "./parts.tsx";

interface DeskTicketProps {
  view: DeskTicketView;
  sent?: Sent;
}

/** The desk's answer, with what comes next, and the answers that are given often. */
function Answer({ view, sent }: DeskTicketProps) {
  const t = useText("vic-service");
  const say = useSay();
  const { ticket, macros, deskMoves } = view;
  const form = formOf(["say"], sent, { body: view.body, step: "answer" });
  const error = form.error("step");
  return (
    <TitledSection id="answer" title={t("admin.answer")} className="grid gap-4 print:hidden">
      <form
        method="post"
        action={deskTicketPath(ticket.id)}
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.keys.say} />
        <input type="hidden" name="version" value={ticket.version} />
        <TypedField
          form={form}
          say={say}
          name="body"
          label={t("admin.answer")}
          hint={t("admin.answerHint", { language: t(`admin.language.${view.language}`) })}
          most={VIC_LIMITS.answer}
          long
        />
        <RadioTiles
          name="step"
          legend={t("fields.step")}
          options={deskMoves.map((value) => ({ value, text: t(`admin.step.${value}`) }))}
          chosen={form.value("step")}
          error={error && say(error)}
        />
        <Button name="intent" value="say" size="lg" className="justify-self-start max-sm:w-full">
          {t("admin.send")}
        </Button>
      </form>
      <nav aria-label={t("admin.macros")} className="grid gap-2">
        <h3 className="font-bold">{t("admin.macros")}</h3>
        <ul className="flex flex-wrap gap-x-5">
          {macros.map(({ name, title }) => (
            <li key={name}>
              <a
                href={`${deskTicketPath(ticket.id)}&macro=${name}#answer`}
                lang={view.language}
                translate="no"
                className="inline-flex min-h-12 items-center underline underline-offset-4"
                data-reload
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </TitledSection>
  );
}

function Priority({ view, sent }: DeskTicketProps) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formOf(["priority"], sent, { priority: view.ticket.priority });
  return (
    <form
      method="post"
      action={deskTicketPath(view.ticket.id)}
      noValidate
      className="grid max-w-xl gap-4 print:hidden"
      data-reload
    >
      <input type="hidden" name="version" value={view.ticket.version} />
      <ChoiceField
        form={form}
        say={say}
        name="priority"
        label={t("ticket.priority")}
        options={view.priorities.map((value) => ({ value, text: say(`priorities.${value}`) }))}
      />
      <Button name="intent" value="priority" variant="outline" className="justify-self-start">
        {t("ticket.change")}
      </Button>
    </form>
  );
}

/** One ticket for the desk. */
export default function DeskTicketScreen({ view, sent }: DeskTicketProps) {
  const t = useText("vic-service");
  const say = useSay();
  const texts = useProcessTexts(true);
  const { ticket, standing } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <TicketHead view={view}>
        <p className="print:hidden">
          <TextLink href={DESK}>{t("admin.all")}</TextLink>
        </p>
      </TicketHead>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={standing}
        texts={texts}
        idem={view.keys.move}
        zone={view.clock.zone}
        action={deskTicketPath(ticket.id)}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {ticket.state === "new" && <p>{t("admin.take")}</p>}
      {ticket.isTaken && !ticket.mine && !view.isOver && <p>{t("admin.taken")}</p>}
      {standing.choices.some(({ note }) => note) && (
        <p className="text-sm text-muted">{t("admin.noteSeen")}</p>
      )}
      {view.deskMoves.length > 0 && <Answer view={view} sent={sent} />}
      <Talk
        posts={view.posts.map((post) => ({ ...post, open: 0 }))}
        idem={view.keys.say}
        zone={view.clock.zone}
        maySpeak={false}
        markText={(mark) => say(`marks.${mark === "reply" ? "desk" : mark}`)}
      />
      <FileList
        id="files"
        title={t("ticket.files")}
        files={view.files}
        href={(id) => `/admin/ticket-file/${id}`}
      />
      {!view.isOver && <Priority view={view} sent={sent} />}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={view.clock.zone} />
        </TitledSection>
      )}
    </div>
  );
}
