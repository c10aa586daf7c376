import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formState } from "~/ui/typed-field.tsx";
import {
  FLAG_REASONS,
  COMMUNITY_LIMITS as MOST,
  postPhotoPath,
  QUEUE,
  REACTIONS,
  threadPath,
} from "../community.limits.ts";
import type { ThreadView } from "../community.view.server.ts";
import { ChoiceField, Name, TypedField, Words } from "./parts.tsx";

export type Post = ThreadView["posts"][number];

interface PostProps {
  post: Post;
  view: ThreadView;
  sent?: Sent;
}

const ofPost = (sent: Sent | undefined, intent: string, { id }: Post) =>
  sent?.fields.intent === intent && sent.fields.post === id ? sent : undefined;

/** One press for each mark; whoever has set it takes it away by the next. */
function Reactions({ post, view }: PostProps) {
  const t = useText("community");
  const marked = REACTIONS.filter((kind) => post.marks[kind] > 0);
  if (!view.me || post.mine)
    return marked.length === 0 ? null : (
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {marked.map((kind) => (
          <span key={kind}>{t(`marks.${kind}Count`, { count: post.marks[kind] })}</span>
        ))}
      </p>
    );
  return (
    <form
      method="post"
      action={threadPath(view.thread.slug)}
      className="flex flex-wrap gap-2 print:hidden"
      data-reload
    >
      <input type="hidden" name="intent" value="react" />
      <input type="hidden" name="post" value={post.id} />
      {REACTIONS.map((kind) => {
        const isOn = post.my.includes(kind);
        return (
          <Button
            key={kind}
            name="mark"
            value={`${kind}-${isOn ? "off" : "on"}`}
            variant={isOn ? "secondary" : "ghost"}
            size="sm"
            aria-pressed={isOn}
          >
            {t(`marks.${kind}`)} {post.marks[kind] > 0 && <bdi>{post.marks[kind]}</bdi>}
          </Button>
        );
      })}
    </form>
  );
}

function EditForm({ post, view, sent }: PostProps) {
  const t = useText("community");
  const form = formState(ofPost(sent, "edit", post), { title: post.title, body: post.body });
  return (
    <Fold title={t("edit.title")} open={form.isSent}>
      <form
        method="post"
        action={threadPath(view.thread.slug)}
        noValidate
        className="grid max-w-2xl gap-4"
        data-reload
      >
        <input type="hidden" name="post" value={post.id} />
        {post.opening && (
          <TypedField
            form={form}
            name="title"
            id={`title-${post.id}`}
            label={t("ask.title")}
            most={MOST.title.most}
          />
        )}
        <TypedField
          form={form}
          name="body"
          id={`body-${post.id}`}
          label={t("reply.body")}
          hint={t("edit.hint", { count: MOST.editMinutes })}
          most={MOST.body.most}
          long
        />
        <Button name="intent" value="edit" variant="outline" className="justify-self-start">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

function FlagForm({ post, view, sent }: PostProps) {
  const t = useText("community");
  const form = formState(ofPost(sent, "flag", post));
  return (
    <Fold title={t("flag.title")} open={form.isSent}>
      <form
        method="post"
        action={threadPath(view.thread.slug)}
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="post" value={post.id} />
        <ChoiceField
          form={form}
          name="reason"
          id={`reason-${post.id}`}
          label={t("flag.reason")}
          options={FLAG_REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))}
        />
        <TypedField
          form={form}
          name="note"
          id={`note-${post.id}`}
          label={t("flag.note")}
          hint={t("flag.hint")}
          most={MOST.note}
          long
        />
        <Button name="intent" value="flag" variant="outline" className="justify-self-start">
          {t("flag.send")}
        </Button>
      </form>
    </Fold>
  );
}

/** What whoever is signed in may do with a post. */
function Actions({ post, view, sent }: PostProps) {
  const t = useText("community");
  const { me, thread } = view;
  if (!me) return null;
  const action = threadPath(thread.slug);
  return (
    <div className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5">
        {view.mayAccept && !post.opening && !post.accepted && post.hidden === "" && (
          <form method="post" action={action} data-reload>
            <input type="hidden" name="post" value={post.id} />
            <Button name="intent" value="accept" variant="outline" size="sm">
              {t("accept")}
            </Button>
          </form>
        )}
        {me.maySpeak && post.hidden === "" && (
          <TextLink href={`${action}?quote=${post.id}#reply`}>{t("quote")}</TextLink>
        )}
        {me.moderates && <TextLink href={`${QUEUE}?post=${post.id}`}>{t("queue.moderate")}</TextLink>}
      </div>
      {post.open && <EditForm post={post} view={view} sent={sent} />}
      {post.mine ? (
        <Fold title={t("take.title")}>
          <form method="post" action={action} className="grid gap-3" data-reload>
            <input type="hidden" name="post" value={post.id} />
            {post.opening && <input type="hidden" name="opening" value="1" />}
            <p>{t("take.text")}</p>
            <Button name="intent" value="take" variant="destructive" className="justify-self-start">
              {t("take.do")}
            </Button>
          </form>
        </Fold>
      ) : (
        <>
          {post.flagged ? (
            <p className="text-sm text-muted">{t("flag.done")}</p>
          ) : (
            post.hidden === "" && <FlagForm post={post} view={view} sent={sent} />
          )}
          {post.called !== null && (
            <Fold title={t(post.folded ? "block.end" : "block.title")}>
              <form method="post" action={action} className="grid gap-3" data-reload>
                <input type="hidden" name="intent" value="block" />
                <input type="hidden" name="post" value={post.id} />
                <p className="max-w-prose">{t("block.text")}</p>
                <Button
                  name="on"
                  value={post.folded ? "off" : "on"}
                  variant="outline"
                  className="justify-self-start"
                >
                  {t(post.folded ? "block.end" : "block.do")}
                </Button>
              </form>
            </Fold>
          )}
        </>
      )}
    </div>
  );
}

function Before({ post }: { post: Post }) {
  const t = useText("community");
  const { moment } = useFormat();
  if (post.before.length === 0) return null;
  return (
    <Fold title={t("edit.before")}>
      <ol className="grid gap-4">
        {post.before.map((was) => (
          <li key={was.createdAt} className="grid gap-1 border-s-2 border-line ps-4">
            <p className="text-sm text-muted">
              {t("edit.until", { moment: isolated(moment(was.createdAt)) })}
            </p>
            {was.title && was.title !== post.title && <Words text={was.title} />}
            <Words text={was.body} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Body({ post, view, sent }: PostProps) {
  const t = useText("community");
  const { moment } = useFormat();
  return (
    <>
      {post.hidden !== "" && <p className="font-bold text-warn">{t(`hidden.${post.hidden as "held"}`)}</p>}
      {post.quote && (
        <blockquote className="grid gap-1 border-s-2 border-line ps-4 text-muted">
          <p className="text-sm">
            <Name called={post.quote.called} />
          </p>
          <Words text={post.quote.body.slice(0, 400)} />
        </blockquote>
      )}
      <Words text={post.body} />
      {post.photo && (
        <a href={postPhotoPath(post.photo)} className="justify-self-start">
          <img
            src={postPhotoPath(post.photo)}
            alt={t("photo.of", { moment: isolated(moment(post.createdAt)) })}
            loading="lazy"
            className="max-h-96 max-w-full border border-line bg-sunken"
          />
        </a>
      )}
      <Reactions post={post} view={view} />
      <Before post={post} />
      <Actions post={post} view={view} sent={sent} />
    </>
  );
}

/** One post: who, when, what, and what can be done with it. Of somebody who is blocked it is folded. */
export function PostPart({ post, view, sent }: PostProps) {
  const t = useText("community");
  const { moment } = useFormat();
  return (
    <li
      id={`p-${post.id}`}
      className={`grid gap-3 border-b border-line py-4 ${post.accepted ? "border-s-8 border-s-ok ps-4" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <strong>
          <Name called={post.folded ? null : post.called} />
        </strong>
        {post.trust > 0 && <span className="text-muted">{t(`trust.${String(post.trust) as "1"}`)}</span>}
        <time dateTime={post.createdAt} className="text-muted">
          {moment(post.createdAt)}
        </time>
        {post.editedAt && <span className="text-muted">{t("edited")}</span>}
        {post.accepted && <Badge>{t("accepted")}</Badge>}
        {post.mine && <Badge variant="secondary">{t("you")}</Badge>}
      </div>
      {post.folded ? (
        <Fold title={t("block.folded")}>
          <Body post={post} view={view} sent={sent} />
        </Fold>
      ) : (
        <Body post={post} view={view} sent={sent} />
      )}
    </li>
  );
}
