import { ChainList } from "~/engines/chain/chain.ts";
import { ACCEPTED, fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { POST_INTENT, Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { VIC } from "../vic.limits.ts";
import type { TicketView } from "../vic.view.server.ts";
import { Problem, TicketHead, useProcessTexts, useSay } from "./parts.tsx";

interface TicketScreenProps {
  view: TicketView;
  tooLarge?: boolean;
  sent?: Sent;
}

/** A body that was too large was not read: the page says it beside its file. */
const TOO_LARGE: Sent = { fields: { intent: "file" }, errors: { file: "errors.file.tooLarge" } };

function Rate({ sent }: Pick<TicketScreenProps, "sent">) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formOf(["rate"], sent);
  const error = form.error("rating");
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4 print:hidden" data-reload>
      <RadioTiles
        name="rating"
        legend={t("fields.rating")}
        options={[1, 2, 3, 4, 5].map((n) => ({ value: String(n), text: t("ticket.stars", { count: n }) }))}
        chosen={form.value("rating")}
        error={error && say(error)}
      />
      <Button name="intent" value="rate" variant="outline" className="justify-self-start">
        {t("ticket.rate")}
      </Button>
    </form>
  );
}

function Priority({ view, sent }: TicketScreenProps) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formOf(["priority"], sent, { priority: view.ticket.priority });
  return (
    <Fold title={t("ticket.priority")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.ticket.version} />
        <ChoiceField
          form={form}
          say={say}
          name="priority"
          label={t("fields.priority")}
          options={view.priorities.map((value) => ({ value, text: say(`priorities.${value}`) }))}
        />
        <Button name="intent" value="priority" variant="outline" className="justify-self-start">
          {t("ticket.change")}
        </Button>
      </form>
    </Fold>
  );
}

function AddFile({ view, sent }: TicketScreenProps) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formOf(["file"], sent);
  const error = form.error("file");
  return (
    <Fold title={t("ticket.addFile")} open={form.isSent}>
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.keys.file} />
        <Field
          name="file"
          type="file"
          accept={ACCEPTED.document}
          label={t("fields.file")}
          hint={t("ticket.fileHint")}
          error={error && say(error)}
        />
        <Button name="intent" value="file" variant="outline" className="justify-self-start">
          {t("ticket.send")}
        </Button>
      </form>
    </Fold>
  );
}

/** One ticket for whoever asked: its clock, what the desk says, and what there is to do. */
export default function TicketScreen({ view, tooLarge, sent: posted }: TicketScreenProps) {
  const t = useText("vic-service");
  const say = useSay();
  const { number } = useFormat();
  const texts = useProcessTexts();
  const { ticket, standing, readOnly, held, isOver } = view;
  const sent = tooLarge ? TOO_LARGE : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const mayUpload = !readOnly && ticket.state !== "closed" && (held ? held.mayUpload : true);
  const isPost = sent?.fields.intent === POST_INTENT;
  // What the talk has no words for is said above the page, and what was typed stays in its field.
  const own = isPost && !isOfTalk(sent);
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <TicketHead view={view} aboutHref={view.aboutHref}>
        {!held && (
          <p className="print:hidden">
            <TextLink href={VIC}>{t("back")}</TextLink>
          </p>
        )}
      </TicketHead>
      {(!isPost || own) && <Problem sent={sent} />}
      {ticket.state === "waiting" && !readOnly && <Notice title={t("ticket.answerAbove")} />}
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={view.clock.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {view.mayRate && !readOnly && <Rate sent={sent} />}
      {ticket.rating !== null && <p>{t("ticket.rated", { n: number(ticket.rating) })}</p>}
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone={view.clock.zone}
        maySpeak={!readOnly && !isOver}
        name={held?.asksName ? held.name : undefined}
        markText={(mark) => say(`marks.${mark}`)}
        sent={own ? { fields: sent.fields, errors: {} } : sent}
      />
      {isOver && !readOnly && <p className="text-muted">{t("ticket.over")}</p>}
      <FileList
        id="files"
        title={t("ticket.files")}
        files={view.files}
        href={held ? (id) => `/shared/${held.link}/ticket-file/${id}` : fileHref}
      />
      {(mayUpload || (!readOnly && !isOver)) && (
        <div className="grid print:hidden">
          {mayUpload && <AddFile view={view} sent={sent} />}
          {!readOnly && !isOver && <Priority view={view} sent={sent} />}
        </div>
      )}
      <ChainList records={view.chain} here={view.end} />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={view.clock.zone} />
        </TitledSection>
      )}
    </div>
  );
}

/** Errors of a message that the talk has words for. */
const TALKS: readonly string[] = [
  ...["errors.body", "errors.long", "errors.form", "errors.name", "errors.printedName", "errors.full"],
  "errors.gone",
];
const isOfTalk = ({ errors, problem }: Sent): boolean =>
  [...Object.values(errors), problem ?? "errors.gone"].every((key) => TALKS.includes(key));
