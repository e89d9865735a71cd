import { expect, test } from 'vitest'
import { isToolName, toolNames } from './tool-names'

test('tool-names: a tool is named by its name only', () => {
  expect(toolNames.every(isToolName)).toBe(true)
  expect([undefined, '', 'Yield', 'toString'].filter(isToolName)).toEqual([])
})
