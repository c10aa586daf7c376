import { addWorklet, keepRunning, meter } from "./audio-graph.ts";
import { type AudioFormat, decodeSound } from "./sound.logic.ts";
import playbackUrl from "./worklets/playback.ts?worker&url";
import { PLAYBACK, type PlaybackOrder } from "./worklets/processor.ts";

export type Loudspeaker = Awaited<ReturnType<typeof openLoudspeaker>>;

/** How long an interrupted voice takes to fade (§9). */
const FADE_SECONDS = 2;
/** An exponential ramp cannot reach nothing. */
const SILENT = 0.0001;

/** Plays sound of one format; `tell` hears when it begins and ends. Throws without worklets. */
export async function openLoudspeaker({ codec, rate }: AudioFormat, tell: (playing: boolean) => void) {
  const context = new AudioContext({ sampleRate: rate });
  const gain = context.createGain();
  const analyser = context.createAnalyser();
  const playback = await addWorklet(context, PLAYBACK, playbackUrl).catch((error) => {
    void context.close();
    throw error;
  });
  playback.connect(gain).connect(analyser).connect(context.destination);
  playback.port.onmessage = ({ data }: MessageEvent<boolean>) => tell(data);
  const letRest = keepRunning(context);
  const order = (what: PlaybackOrder) => playback.port.postMessage(what);
  let fading: ReturnType<typeof setTimeout> | undefined;

  /** Forgets what was fading, and is as loud as before. */
  function silence(): void {
    if (fading === undefined) return;
    clearTimeout(fading);
    fading = undefined;
    order("clear");
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setValueAtTime(1, context.currentTime);
  }

  return {
    level: meter(analyser),
    /** New audio ends a fade immediately. */
    play(audio: string): void {
      silence();
      order(decodeSound(audio, codec));
    },
    fade(): void {
      if (fading !== undefined) return;
      const now = context.currentTime;
      gain.gain.setValueAtTime(1, now);
      gain.gain.exponentialRampToValueAtTime(SILENT, now + FADE_SECONDS);
      fading = setTimeout(silence, FADE_SECONDS * 1_000);
    },
    stop(): void {
      clearTimeout(fading);
      letRest();
      void context.close();
    },
  };
}
