import { addWorklet, keepRunning, meter } from "./audio-graph.ts";
import { type AudioFormat, encodeSound, resample } from "./sound.logic.ts";
import captureUrl from "./worklets/capture.ts?worker&url";
import { CAPTURE } from "./worklets/processor.ts";

export type Microphone = Awaited<ReturnType<typeof openMicrophone>>;

/** After a refusal the visitor is not asked again; the reason is shown. */
export class MicrophoneRefused extends Error {}

/**
 * Asks for the microphone and opens it; `granted` is called when the visitor has answered, `lost` when it is unplugged
 * or taken back. Throws MicrophoneRefused without one, and an Error without worklets.
 */
export async function openMicrophone(granted: () => void, lost: () => void) {
  const stream = await listen();
  granted();
  const context = new AudioContext();
  const letRest = keepRunning(context);
  for (const track of stream.getTracks()) track.addEventListener("ended", lost);
  const stop = () => {
    letRest();
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    const source = context.createMediaStreamSource(stream);
    const analyser = context.createAnalyser();
    const capture = await addWorklet(context, CAPTURE, captureUrl);
    source.connect(analyser).connect(capture);
    return {
      level: meter(analyser),
      /** Hands on what is heard from now on, a quarter of a second at a time, as base64 in the format. */
      start({ codec, rate }: AudioFormat, hand: (chunk: string) => void): void {
        capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) =>
          hand(encodeSound(resample(data, context.sampleRate, rate), codec));
      },
      /** Muted it goes on handing silence, as the protocol wants. */
      mute(muted: boolean): void {
        for (const track of stream.getAudioTracks()) track.enabled = !muted;
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function listen(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
    });
  } catch (cause) {
    throw new MicrophoneRefused("no microphone", { cause });
  }
}
