'use client'
export { Tool } from '../../react-page.jsx'
