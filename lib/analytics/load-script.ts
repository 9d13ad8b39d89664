/** So long a provider is waited for, in ms. */
const patience = 10_000;

/** Brings somebody else's script. @throws when it is refused, fails, or has not come in time. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const giveUp = () => {
      script.remove();
      reject(new Error(`${address} did not come`));
    };
    const timer = setTimeout(giveUp, patience);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      giveUp();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
