import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { POST_DROP_INTENT, POST_EDIT_INTENT, POST_INTENT, TALK_LIMITS } from "./talk.limits.ts";

/** A post as `postsOf` reads it. */
interface Post {
  id: string;
  printedName: string;
  body: string;
  mark: string;
  createdAt: string;
  editedAt: string | null;
  deletedAt: string | null;
  mine: number;
  byLink: number;
  open: number;
}

interface TalkProps {
  posts: readonly Post[];
  /** A fresh key for the form. */
  idem: string;
  /** The zone in which times are told. */
  zone?: string;
  /** Whether the looker may say something. */
  maySpeak: boolean;
  /** Asks for a name, which begins as this. */
  name?: string;
  /** What a mark is called, such as `answer`. */
  markText: (mark: string) => string;
  /** A form of the talk that was refused. */
  sent?: {
    fields: Readonly<Record<string, string>>;
    errors: Readonly<Record<string, string>>;
    problem?: string;
  };
}

const INTENTS: readonly string[] = [POST_INTENT, POST_EDIT_INTENT, POST_DROP_INTENT];
const HIDDEN = ["intent", "idem", "post"];
const NEW_ID = { body: "talk-body", printedName: "talk-printedName" } as const;

/** Whether a refused form is one of the talk's. */
const ofTalk = (sent: TalkProps["sent"]) =>
  sent && INTENTS.includes(sent.fields.intent ?? "") ? sent : undefined;

/** What people said about a record, as they wrote it, and the form to say something; all of it works without scripts. */
export function Talk({ posts, idem, zone, maySpeak, name, markText, sent: posted }: TalkProps) {
  const t = useText("talk");
  const sent = ofTalk(posted);
  const say = (key: string) => t(key as Key<"talk">);
  const form = formOf([POST_INTENT], sent);
  const errorOf = (field: string) => {
    const error = form.error(field);
    return error && say(error);
  };
  const anchor = (field: string) =>
    sent?.fields.intent === POST_EDIT_INTENT
      ? `talk-${sent.fields.post}`
      : (NEW_ID[field as "body"] ?? field);
  return (
    <TitledSection id="talk" title={t("title")} className="grid gap-4">
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />
      {posts.length === 0 ? (
        <p className="text-muted">{t("empty")}</p>
      ) : (
        <ol className="border-t-2 border-ink">
          {posts.map((post) => (
            <PostLine key={post.id} post={post} zone={zone} markText={markText} sent={sent} />
          ))}
        </ol>
      )}
      {maySpeak && (
        <form method="post" noValidate className="grid max-w-xl gap-4 print:hidden" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? idem} />
          <TextareaField
            name="body"
            id={NEW_ID.body}
            label={t("body")}
            hint={t("bodyHint")}
            defaultValue={form.value("body")}
            error={errorOf("body")}
            maxLength={TALK_LIMITS.body}
            rows={3}
            dir="auto"
          />
          {name !== undefined && (
            <Field
              name="printedName"
              id={NEW_ID.printedName}
              label={t("printedName")}
              defaultValue={form.isSent ? form.value("printedName") : name}
              error={errorOf("printedName")}
              maxLength={TALK_LIMITS.printedName}
              autoComplete="name"
              dir="auto"
            />
          )}
          <Button
            name="intent"
            value={POST_INTENT}
            variant="outline"
            className="justify-self-start max-sm:w-full"
          >
            {t("say")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

function PostLine({
  post,
  zone,
  markText,
  sent,
}: Pick<TalkProps, "zone" | "markText" | "sent"> & { post: Post }) {
  const t = useText("talk");
  const { moment } = useFormat();
  const who = post.mine
    ? t("you")
    : post.printedName
      ? post.printedName
      : t(post.byLink ? "byLink" : "member");
  const form = formOf([POST_EDIT_INTENT], sent?.fields.post === post.id ? sent : undefined, {
    body: post.body,
  });
  const error = form.error("body");
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <bdi className="font-bold" translate={post.printedName ? "no" : undefined}>
          {who}
        </bdi>
        <time dateTime={post.createdAt} className="text-muted">
          {moment(post.createdAt, zone)}
        </time>
        {post.mark && <Badge>{markText(post.mark)}</Badge>}
        {post.editedAt && !post.deletedAt && (
          <span className="text-muted">{t("edited", { moment: isolated(moment(post.editedAt, zone)) })}</span>
        )}
      </p>
      {post.deletedAt ? <p className="text-muted">{t("deleted")}</p> : <Typed text={post.body} />}
      {Boolean(post.open) && (
        <Fold title={t("change")} open={form.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="post" value={post.id} />
            <TextareaField
              name="body"
              id={`talk-${post.id}`}
              label={t("body")}
              hint={t("changeHint", { count: TALK_LIMITS.editMinutes })}
              defaultValue={form.value("body")}
              error={error && t(error as Key<"talk">)}
              maxLength={TALK_LIMITS.body}
              rows={3}
              dir="auto"
            />
            <p className="flex flex-wrap gap-3">
              <Button name="intent" value={POST_EDIT_INTENT} variant="outline">
                {t("save")}
              </Button>
              <Button name="intent" value={POST_DROP_INTENT} variant="destructive">
                {t("takeBack")}
              </Button>
            </p>
          </form>
        </Fold>
      )}
    </li>
  );
}
