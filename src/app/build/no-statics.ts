/** Stands in for `hoist-non-react-statics`: Emotion calls it in `withTheme` alone, which this site does not use. */
export default function keepStatics<Target>(target: Target): Target {
  return target
}
