import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { searchAddress } from "../music.logic.ts";
import type { Song } from "../songs.data.ts";
import type { Music } from "../start-day.queries.server.ts";
import { fieldsOf, MusicForm } from "./music-form.tsx";

/** The least that YouTube asks of an embedded player is 200 by 200 pixels; the floating one is just as high. */
const FRAME = { docked: "aspect-video w-full", floating: "h-50 w-full" } as const;

const PLACE = {
  docked: "grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4 peer-[:not([open])]:hidden",
  // Above the tab bar of a phone, in the corner that Joe's launcher does not take.
  floating:
    "fixed start-4 bottom-20 z-30 grid w-64 grid-cols-[minmax(0,1fr)] gap-2 rounded-surface border border-line bg-surface p-2 shadow-float md:start-8 md:bottom-8 md:w-88",
} as const;

function Frame({ videoId, title, place }: { videoId: string; title: string; place: keyof typeof FRAME }) {
  return (
    <iframe
      key={videoId}
      src={`https://www.youtube-nocookie.com/embed/${videoId}`}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={`${FRAME[place]} border-0 bg-sunken`}
    />
  );
}

/** Asks before YouTube hears of the visitor. */
function Consent({ music }: { music: Music }) {
  const t = useText("start-day");
  return (
    <MusicForm
      fields={{ ...fieldsOf(music), player: "1" }}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2"
    >
      <p className="text-sm">{t("music.consent")}</p>
      <Button variant="outline">
        <Icon name="play" />
        {t("music.load")}
      </Button>
    </MusicForm>
  );
}

function Controls({ music }: { music: Music }) {
  const t = useText("start-day");
  const fields = fieldsOf(music);
  const move = t(music.overlay ? "music.dock" : "music.float");
  return (
    <div className="ms-auto flex shrink-0">
      <MusicForm fields={{ ...fields, overlay: music.overlay ? undefined : "1" }}>
        <Button variant="ghost" size="icon" aria-label={move} title={move}>
          <Icon name="picture-in-picture-2" />
        </Button>
      </MusicForm>
      <MusicForm fields={{ ...fields, song: undefined, overlay: undefined }}>
        <Button variant="ghost" size="icon" aria-label={t("music.close")} title={t("music.close")}>
          <Icon name="x" />
        </Button>
      </MusicForm>
    </div>
  );
}

/**
 * The chosen song: in its place below the list, or floating over the page. Both are the same elements in other
 * clothes, so that the video goes on when scripts move it.
 */
export function SongPlayer({ music, song }: { music: Music; song: Song }) {
  const t = useText("start-day");
  const { language } = useLanguage();
  const { title, artist } = (language === "he" && song.hebrew) || song;
  const place = music.overlay ? "floating" : "docked";
  const { videoId } = song;
  return (
    <section aria-label={t("music.chosen")} data-player={place} className={PLACE[place]}>
      <div className="flex min-w-0 items-center gap-2">
        <p className="min-w-0">
          <span className="block truncate font-bold">
            <bdi translate="no">{title}</bdi>
          </span>
          <span className="block truncate text-sm text-muted">
            <bdi translate="no">{artist}</bdi>
          </span>
        </p>
        <Controls music={music} />
      </div>
      {videoId && music.player && (
        <Frame videoId={videoId} title={t("music.frame", { song: title })} place={place} />
      )}
      {videoId && !music.player && <Consent music={music} />}
      {!videoId && <p className="text-sm text-muted">{t("music.noVideo")}</p>}
      <p className={music.overlay && videoId ? "hidden" : undefined}>
        <TextLink
          href={videoId ? `https://www.youtube.com/watch?v=${videoId}` : searchAddress(song)}
          target="_blank"
          rel="noopener noreferrer"
          className="gap-2"
        >
          {t(videoId ? "music.watch" : "music.search")}
          <Icon name="external-link" />
          <span className="sr-only">({t("music.newTab")})</span>
        </TextLink>
      </p>
    </section>
  );
}
