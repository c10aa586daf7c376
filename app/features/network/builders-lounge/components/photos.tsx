import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { LOUNGE, LOUNGE_LIMITS, photoPath } from "../builders-lounge.limits.ts";
import type { LoungeView } from "../builders-lounge.view.server.ts";
import { useSay } from "./parts.tsx";

/** A photo with what it shows. */
export function Picture({ id, says, called }: { id: string; says: string; called?: string | null }) {
  const t = useText("builders-lounge");
  return (
    <figure className="grid gap-1">
      <a href={photoPath(id)}>
        <img
          src={photoPath(id)}
          alt={t("photos.of", { says: isolated(says) })}
          loading="lazy"
          className="aspect-4/3 w-full border border-line bg-sunken object-cover"
        />
      </a>
      <figcaption>
        <Typed text={says} />
        {called && (
          <>
            {" · "}
            <bdi>{called}</bdi>
          </>
        )}
      </figcaption>
    </figure>
  );
}

function Send({ view, sent }: { view: LoungeView; sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const form = formOf(["photo"], sent);
  const wrong = form.error("photo");
  return (
    <Fold title={t("photos.send")} open={form.isSent}>
      <form
        method="post"
        action={LOUNGE}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField {...{ form, say }} name="says" label={t("photos.says")} most={LOUNGE_LIMITS.photoSays} />
        <Field
          name="photo"
          type="file"
          accept={ACCEPTED.picture}
          label={t("photos.file")}
          hint={t("photos.hint")}
          error={wrong && say(wrong)}
        />
        <Button name="intent" value="photo" variant="outline" className="justify-self-start">
          {t("photos.do")}
        </Button>
      </form>
    </Fold>
  );
}

/** The photos of the week, one vote each, and that of the week before. */
export function Photos({ view, sent }: { view: LoungeView; sent?: Sent }) {
  const t = useText("builders-lounge");
  return (
    <TitledSection id="photos" title={t("photos.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("photos.lead")}</p>
      {view.lastPhoto && (
        <div className="grid max-w-xl gap-2">
          <h3 className="text-lg font-bold">{t("photos.last", { count: view.lastPhoto.votes })}</h3>
          <Picture {...view.lastPhoto} />
        </div>
      )}
      {view.photos.length === 0 && <p>{t("photos.none")}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.photos.map((photo) => (
          <li key={photo.id} id={`photo-${photo.id}`} className="grid content-start gap-2">
            <Picture {...photo} />
            {!photo.shownAt && <p className="text-muted">{t("photos.waits")}</p>}
            {photo.votes !== undefined && (
              <p>
                {t("photos.votes", { count: photo.votes })}{" "}
                {photo.mine && <Badge variant="outline">{t("polls.mine")}</Badge>}
              </p>
            )}
            {view.isMember && (
              <form method="post" action={LOUNGE} data-reload>
                <input type="hidden" name="photo" value={photo.id} />
                {photo.own ? (
                  <Button name="intent" value="dropPhoto" variant="outline" size="sm">
                    {t("photos.drop")}
                  </Button>
                ) : (
                  !photo.mine && (
                    <Button
                      name="intent"
                      value="votePhoto"
                      variant="outline"
                      size="sm"
                      aria-label={t("photos.voteOf", { says: isolated(photo.says) })}
                    >
                      {t("photos.vote")}
                    </Button>
                  )
                )}
              </form>
            )}
          </li>
        ))}
      </ul>
      {view.isMember ? (
        !view.hasPhoto && <Send view={view} sent={sent} />
      ) : (
        <p>
          <TextLink href={`/auth?${new URLSearchParams({ redirectTo: LOUNGE })}`}>
            {t("photos.signIn")}
          </TextLink>
        </p>
      )}
    </TitledSection>
  );
}
