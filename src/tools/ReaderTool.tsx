import { createElement, use } from 'react'
import type { ToolName } from '../content/tool-names.ts'
import { Island } from '../ui/Island.tsx'
import { requestTool } from './tool-loaders.ts'

/** They answer by the clock. */
const living = new Set<ToolName>(['market', 'office', 'festivals', 'sunset'])

function Tool({ name }: { name: ToolName }) {
  return createElement(use(requestTool(name)))
}

/** A tool in the text: static HTML with its result for the default input, alive once the reader comes near. */
export function ReaderTool({ name }: { name: ToolName }) {
  return (
    <Island id={`tool-${name}`} live={living.has(name)}>
      <Tool name={name} />
    </Island>
  )
}
