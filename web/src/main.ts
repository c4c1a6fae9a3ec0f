import { mount } from 'svelte'
import './kit/tokens.css'
import './kit/base.css'
import App from './App.svelte'
import { listen } from './kit/keys'
import { settings, watchSystem } from './kit/settings.svelte'
import { wakeOnClick } from './kit/sound'
import { speak } from './shell/catalogues'
import { router } from './shell/router.svelte'
import { screen } from './shell/screen.svelte'

watchSystem()
wakeOnClick()
screen.watch()
listen(window, () => settings.letterKeys)
router.start()

const target = document.getElementById('app')
if (target) void speak('').then(() => mount(App, { target }))
