import { ACCEPTED } from "~/engines/file/file.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import type { ConnectionView } from "../connection.view.server.ts";
import { CONNECT_LIMITS, connectionFilePath, MY_CONNECTIONS } from "../connections.limits.ts";
import { Problem, useSay } from "./parts.tsx";
import { stateOf } from "./people.tsx";

/** What can be done with a connection as it stands. */
function Steps({ view }: { view: ConnectionView }) {
  const t = useText("connections");
  const state = stateOf(view);
  const press = (intent: string, text: string, variant?: "outline") => (
    <Button key={intent} name="intent" value={intent} variant={variant}>
      {text}
    </Button>
  );
  return (
    <form method="post" className="grid gap-2" data-reload>
      <p className="flex flex-wrap gap-3">
        {state === "asksMe" && press("accept", t("people.accept"))}
        {state === "asksMe" && press("ignore", t("people.ignore"), "outline")}
        {state === "ignored" && press("accept", t("people.accept"), "outline")}
        {state === "asked" && press("remove", t("people.takeBack"), "outline")}
        {state === "accepted" && press("remove", t("people.remove"), "outline")}
        {state === "blocked"
          ? press("unblock", t("block.undo"), "outline")
          : press("block", t("people.block"), "outline")}
      </p>
      {state !== "blocked" && <p className="max-w-prose text-sm text-muted">{t("block.text")}</p>}
    </form>
  );
}

function Facts({ view }: { view: ConnectionView }) {
  const t = useText("connections");
  const { all, date } = useFormat();
  return (
    <div className="grid gap-2">
      <Typed text={view.line} />
      {view.mutual > 0 && (
        <p>
          {t("people.mutual", { count: view.mutual })}
          {view.names.length > 0 && (
            <>
              : <bdi>{all(view.names)}</bdi>
            </>
          )}
        </p>
      )}
      {view.isOpen && (
        <p className="text-muted">
          {view.free.length > 0
            ? t("answers.free", { days: all(view.free.map((day) => date(day))) })
            : t("answers.noFree")}
        </p>
      )}
    </div>
  );
}

/** Open packages of one's own, each with a link that begins the invitation. */
function Invite({ view }: { view: ConnectionView }) {
  const t = useText("connections");
  if (view.packages.length === 0) return null;
  return (
    <TitledSection id="invite" title={t("invite.title")} className="grid gap-2">
      <ul>
        {view.packages.map(({ id, topic }) => (
          <li key={id}>
            <TextLink href={`/bid-package/${id}?company=${encodeURIComponent(view.who ?? "")}#invites`}>
              <bdi>{topic}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** What one writes for oneself about the other. */
function Private({ view, sent }: { view: ConnectionView; sent?: Sent }) {
  const t = useText("connections");
  const say = useSay();
  const { tags, doNotHire, note } = view.note;
  const form = formOf(["note"], sent, { tags, note, doNotHire: doNotHire ? "on" : "" });
  return (
    <TitledSection id="private" title={t("private.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("private.text")}</p>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <TypedField
          {...{ form, say }}
          name="tags"
          label={t("private.tags")}
          hint={t("private.tagsHint")}
          most={CONNECT_LIMITS.tags}
        />
        <BoxField {...{ form, say }} name="doNotHire" label={t("private.doNotHire")} />
        <TypedField
          {...{ form, say }}
          name="note"
          label={t("private.note")}
          long
          most={CONNECT_LIMITS.privateNote}
        />
        <Button name="intent" value="note" variant="outline" className="justify-self-start">
          {t("private.keep")}
        </Button>
      </form>
    </TitledSection>
  );
}

/** What the two handed each other, and the form to hand one more. */
function Files({ view, sent }: { view: ConnectionView; sent?: Sent }) {
  const t = useText("connections");
  const say = useSay();
  const form = formOf(["file"], sent);
  const wrong = form.error("file");
  return (
    <>
      <FileList
        id="files"
        title={t("files.title")}
        files={view.files}
        href={(file) => connectionFilePath(view.id, file)}
      />
      <Fold title={t("files.hand")} open={form.isSent}>
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-xl gap-4"
          data-reload
        >
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <Field
            name="file"
            type="file"
            accept={ACCEPTED.document}
            label={t("files.file")}
            hint={t("files.hint")}
            error={wrong && say(wrong)}
          />
          <Button name="intent" value="file" variant="outline" className="justify-self-start">
            {t("files.do")}
          </Button>
        </form>
      </Fold>
    </>
  );
}

/** Messages of the other, each of which can be reported. */
function Report({ view, sent }: { view: ConnectionView; sent?: Sent }) {
  const t = useText("connections");
  const say = useSay();
  const { moment } = useFormat();
  const theirs = view.said.filter(({ mine, deletedAt }) => !mine && !deletedAt).slice(-5);
  const form = formOf(["report"], sent);
  if (theirs.length === 0) return null;
  const wrong = form.error("post");
  return (
    <Fold title={t("report.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <fieldset>
          <legend className="mb-1 font-medium">{t("report.which")}</legend>
          {wrong && <p className="font-medium text-danger">{say(wrong)}</p>}
          {theirs.map(({ id, createdAt, body }, n) => (
            <label key={id} className="flex min-h-12 items-center gap-3">
              <input
                type="radio"
                name="post"
                value={id}
                defaultChecked={form.isSent ? form.value("post") === id : n === theirs.length - 1}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {moment(createdAt, view.zone)} · <bdi>{body.slice(0, 60)}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
        <TypedField
          {...{ form, say }}
          name="reason"
          label={t("report.reason")}
          most={CONNECT_LIMITS.reason}
        />
        <Button name="intent" value="report" variant="outline" className="justify-self-start">
          {t("report.do")}
        </Button>
      </form>
    </Fold>
  );
}

const TOO_LARGE: Sent = { fields: {}, errors: {}, problem: "errors.file.tooLarge" };

/** One connection for one of its two: how it stands, what is said, and what one writes for oneself. */
export default function ConnectionScreen({
  view,
  sent: posted,
  tooLarge,
}: {
  view: ConnectionView;
  sent?: Sent;
  tooLarge?: boolean;
}) {
  const sent = tooLarge ? TOO_LARGE : posted;
  const t = useText("connections");
  const { moment } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={MY_CONNECTIONS}>{t("mine.link")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <bdi>{view.who ?? t("answers.gone")}</bdi>
        </h1>
        <p>
          <Badge>{t(`people.states.${stateOf(view)}`)}</Badge>
        </p>
      </header>
      <Problem sent={sent} />
      {view.isExample && (
        <Notice tone="info" title={t("sample")}>
          <p>{t("example.connection")}</p>
        </Notice>
      )}
      <Facts view={view} />
      {!view.isExample && <Steps view={view} />}
      {view.isOpen && (
        <>
          <Talk
            posts={view.said}
            idem={view.idem}
            zone={view.zone}
            maySpeak={!view.isExample}
            markText={(mark) => mark}
            sent={sent}
          />
          {view.theirReadAt && (
            <p className="text-sm text-muted">
              {t("people.theyRead", { moment: moment(view.theirReadAt, view.zone) })}
            </p>
          )}
          {view.unread > 0 && (
            <form method="post" data-reload>
              <Button name="intent" value="read" variant="outline">
                {t("people.read")}
              </Button>
            </form>
          )}
          {!view.isExample && <Files view={view} sent={sent} />}
          {!view.isExample && <Report view={view} sent={sent} />}
          <Invite view={view} />
        </>
      )}
      {!view.isExample && <Private view={view} sent={sent} />}
    </div>
  );
}
