import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { COMMUNITY, COMMUNITY_LIMITS as MOST, RULES, spacePath, threadPath } from "../community.limits.ts";
import type { ThreadView } from "../community.view.server.ts";
import { CalledField, Marks, Name, Problem, TypedField, Words } from "./parts.tsx";
import { PostPart } from "./post-part.tsx";

function ReplyForm({ view, me, sent }: { view: ThreadView; me: NonNullable<ThreadView["me"]>; sent?: Sent }) {
  const t = useText("community");
  const action = threadPath(view.thread.slug);
  const form = formOf(["reply", "draft"], sent, { body: me.draft, quotes: me.quoted?.id ?? "" });
  const wrong = form.error("photo");
  return (
    <TitledSection id="reply" title={t("reply.title")} className="grid gap-4 print:hidden">
      {me.quoted && (
        <blockquote className="grid max-w-prose gap-1 border-s-2 border-line ps-4 text-muted">
          <p className="text-sm">
            <Name called={me.quoted.called} />
          </p>
          <Words text={me.quoted.body.slice(0, 400)} />
        </blockquote>
      )}
      <form
        id="p-reply"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-2xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? me.idem} />
        {form.value("quotes") && <input type="hidden" name="quotes" value={form.value("quotes")} />}
        <TypedField
          form={form}
          name="body"
          label={t("reply.body")}
          hint={t("reply.hint")}
          most={MOST.body.most}
          long
        />
        <Field
          name="photo"
          type="file"
          accept={ACCEPTED.picture}
          label={t("photo.field")}
          hint={t("photo.hint")}
          error={wrong && t(wrong as "errors.photo.unknown")}
        />
        {me.named === null && <CalledField form={form} />}
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="reply">
            {t("reply.send")}
          </Button>
          <Button name="intent" value="draft" variant="outline">
            {t("reply.keep")}
          </Button>
        </p>
      </form>
    </TitledSection>
  );
}

interface Props {
  view: ThreadView;
  sent?: Sent;
  /** What was sent was larger than the page takes. */
  tooLarge?: boolean;
}

const TOO_LARGE: Sent = { fields: { intent: "reply" }, errors: { photo: "errors.photo.tooLarge" } };

/** One thread: the question, the accepted answer, all others in their order, and the form of the next. */
export default function ThreadScreen({ view, tooLarge, ...props }: Props) {
  const sent = tooLarge ? TOO_LARGE : props.sent;
  const t = useText("community");
  const shell = useText("shell");
  const { thread, me } = view;
  const path = threadPath(thread.slug);
  const anchor = (field: string) => {
    const { intent, post } = sent?.fields ?? {};
    return intent === "edit" || intent === "flag" ? `${field}-${post}` : field;
  };
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <Breadcrumbs
        label={t("trail")}
        trail={[
          { href: COMMUNITY, text: shell("screens.community.title") },
          { href: spacePath(thread.space), text: t(`spaces.${thread.space}`) },
        ]}
      />
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="text-sm font-medium tracking-wide text-accent tabular-nums">
          <bdi>{sheetNumber(screen("communityThread"))}</bdi>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl" lang={thread.language}>
          <Typed text={thread.title} />
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Marks line={thread} space />
          <span>{t("answers", { count: thread.answers })}</span>
        </div>
      </header>
      <Problem sent={sent} anchor={anchor} />
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      {me && (
        <form method="post" action={path} className="print:hidden" data-reload>
          <input type="hidden" name="intent" value="follow" />
          <Button name="on" value={thread.follows ? "off" : "on"} variant="outline" size="sm">
            {t(thread.follows ? "follow.end" : "follow.do")}
          </Button>
        </form>
      )}
      <ol className="border-t-2 border-ink">
        {view.posts.map((post) => (
          <PostPart key={post.id} post={post} view={view} sent={sent} />
        ))}
      </ol>
      <p className="flex flex-wrap gap-3">
        {!view.isFirstPage && (
          <a href={path} className={buttonClass({ variant: "outline" })}>
            {t("first")}
          </a>
        )}
        {view.next && (
          <a href={`${path}?after=${view.next}`} rel="next" className={buttonClass({ variant: "outline" })}>
            {t("moreAnswers")}
          </a>
        )}
      </p>
      {me?.maySpeak && <ReplyForm view={view} me={me} sent={sent} />}
      {me && !me.maySpeak && <p>{t("reply.closed")}</p>}
      {!me && !view.isExample && (
        <p>
          <TextLink href={`/auth?${new URLSearchParams({ redirectTo: path })}`}>{t("reply.signIn")}</TextLink>
        </p>
      )}
      <p>
        <TextLink href={RULES}>{t("rules.link")}</TextLink>
      </p>
    </div>
  );
}
